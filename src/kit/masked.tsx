import { type Translate, useTexts } from '../i18n/texts.tsx'

/** An ending this long is what people know a number by. */
const knownLength = 3

/**
 * Says a masked phone or email by the ends that the mask leaves (VAL-09, VAL-10), for screen readers: they would read out
 * each star. Of other masks, such as of a name, only the stars go.
 */
export function sayMask(value: string, t: Translate): string {
  const [start = '', ...rest] = value.split(/\*+/)
  const end = rest.at(-1)
  if (end === undefined) return value
  if (value.includes('@')) return t('mask.email', { start, end })
  if (!/^[\d*()+ -]+$/.test(value)) return value.replace(/\*+/g, '…')
  if (end.length >= knownLength) return t('mask.phone', { end })
  return end ? t('mask.phone.both', { start, end }) : t('mask.phone.start', { start })
}

export type MaskedProps = {
  /** What may have a mask. */
  value: string
  /** Puts it into a sentence. */
  children?: (value: string) => string
}

/** A sentence with a masked phone or email: its stars are seen, its ends are heard. */
export function Masked({ value, children = (alone) => alone }: MaskedProps) {
  const { t } = useTexts()
  const shown = children(value)
  const said = children(sayMask(value, t))
  if (shown === said) return shown
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      {/* Not copied along. */}
      <span className="sr-only select-none">{said}</span>
    </>
  )
}
