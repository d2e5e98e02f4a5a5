import { useTranslations } from '../../i18n/translations.tsx'
import { isPhone, type Phone } from '../../rules/phone.ts'

export type PhoneSuggestionProps = {
  /** The number as currently parsed. */
  phone: Phone
  /** The number that the user probably meant. */
  suggestion: Phone
  onAccept: () => void
  onKeep: () => void
}

const answerButtonClasses =
  'ml-2 text-link underline underline-offset-3 py-0.5 -my-0.5 pointer-coarse:py-3 pointer-coarse:-my-3 text-left'

/** Asks whether the user meant a different number. The typed text changes only if the user accepts. */
export function PhoneSuggestion({ phone, suggestion, onAccept, onKeep }: PhoneSuggestionProps) {
  const { t } = useTranslations()
  return (
    <>
      {t('phone-field.suggestion', { code: suggestion.countryCode, number: suggestion.number })}{' '}
      <button type="button" className={answerButtonClasses} onClick={onAccept}>
        {t('phone-field.suggestion.accept')}
      </button>{' '}
      {isPhone(phone) && (
        <button type="button" className={answerButtonClasses} onClick={onKeep}>
          {t('phone-field.suggestion.reject')}
        </button>
      )}
    </>
  )
}
