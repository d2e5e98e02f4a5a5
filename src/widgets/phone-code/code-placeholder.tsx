import { useTranslations } from '../../i18n/translations.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field.tsx'

type CodePlaceholderProps = Omit<TextFieldProps, 'label'> & {
  /** Called when focus enters or leaves the field and its button. */
  onFocusChange: (hasFocus: boolean) => void
  /** Sends a code. If omitted, plain text replaces the button. */
  onSend?: () => void
}

const textClasses = 'mr-4 text-small whitespace-nowrap'

/** Stands in for the code field, at the same size, until that field loads. Users can already type in this one. */
export function CodePlaceholder({ onFocusChange, onSend, ...field }: CodePlaceholderProps) {
  const { t } = useTranslations()
  return (
    <TextField
      {...field}
      label={t('sms-code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={
        onSend ? (
          <button
            type="button"
            className={`${textClasses} h-8 font-label text-link pointer-coarse:h-11`}
            // Keep focus in the field, since replacing the field in the middle of a click would lose the click.
            onMouseDown={(event) => event.preventDefault()}
            onBlur={() => onFocusChange(false)}
            onClick={onSend}
          >
            {t('sms-code.send')}
          </button>
        ) : (
          <span className={`${textClasses} text-subtle`}>{t('sms-code.send')}</span>
        )
      }
      onFocus={() => onFocusChange(true)}
      onBlur={({ relatedTarget }) =>
        onFocusChange(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'button')
      }
    />
  )
}
