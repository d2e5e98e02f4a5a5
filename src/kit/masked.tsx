import { type Translate, useTranslations } from '../i18n/translations.tsx'

/** The number of final digits needed to recognize a phone number. */
const recognizableLength = 3

/**
 * Describes a masked phone number or email by its visible characters (VAL-09, VAL-10), so that screen readers do not
 * read out every asterisk. In other masked values, such as names, an ellipsis replaces the asterisks.
 */
export function describeMasked(value: string, t: Translate): string {
  const [start = '', ...laterParts] = value.split(/\*+/)
  const end = laterParts.at(-1)
  if (end === undefined) return value
  if (value.includes('@')) return t('mask.email', { start, end })
  if (!/^[\d*()+ -]+$/.test(value)) return value.replace(/\*+/g, '…')
  if (end.length >= recognizableLength) return t('mask.phone', { end })
  return end ? t('mask.phone.both', { start, end }) : t('mask.phone.start', { start })
}

export type MaskedProps = {
  /** A phone number, email or name, masked or not. */
  value: string
  /** Puts the value into a sentence. If omitted, only the value is shown. */
  children?: (value: string) => string
}

/** Shows a masked value. Screen readers read out a description instead of the asterisks. */
export function Masked({ value, children = (text) => text }: MaskedProps) {
  const { t } = useTranslations()
  const visibleText = children(value)
  const spokenText = children(describeMasked(value, t))
  if (visibleText === spokenText) return visibleText
  return (
    <>
      <span aria-hidden="true">{visibleText}</span>
      {/* Unselectable, so that copying the sentence does not duplicate it. */}
      <span className="sr-only select-none">{spokenText}</span>
    </>
  )
}
