import { useTexts } from '../../i18n/texts.tsx'
import { isPhone, type Phone } from '../../rules/phone.ts'

export type MeantQuestionProps = {
  /** The number as currently understood. */
  phone: Phone
  /** The number that the user probably meant. */
  meant: Phone
  onTake: () => void
  onKeep: () => void
}

const answer =
  'ml-2 text-link underline underline-offset-3 py-0.5 -my-0.5 pointer-coarse:py-3 pointer-coarse:-my-3 text-left'

/** Asks whether the user meant another number. The typed text stays until the user answers. */
export function MeantQuestion({ phone, meant, onTake, onKeep }: MeantQuestionProps) {
  const { t } = useTexts()
  return (
    <>
      {t('phone-field.meant', { code: meant.countryCode, number: meant.number })}{' '}
      <button type="button" className={answer} onClick={onTake}>
        {t('phone-field.meant.take')}
      </button>{' '}
      {isPhone(phone) && (
        <button type="button" className={answer} onClick={onKeep}>
          {t('phone-field.meant.keep')}
        </button>
      )}
    </>
  )
}
