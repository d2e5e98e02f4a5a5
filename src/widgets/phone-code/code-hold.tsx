import { useTexts } from '../../i18n/texts.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field.tsx'

type CodeHoldProps = Omit<TextFieldProps, 'label'> & {
  /** Called with whether the field or its button has the focus. */
  onHold: (isHeld: boolean) => void
  /** Called when a code is asked for; without it nothing can be pressed yet. */
  onSend?: () => void
}

const words = 'mr-4 text-small whitespace-nowrap'

/** A placeholder for the code's field until it has loaded: accepts digits, and takes up the same space. */
export function CodeHold({ onHold, onSend, ...field }: CodeHoldProps) {
  const { t } = useTexts()
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
            className={`${words} h-8 font-label text-link pointer-coarse:h-11`}
            // The field keeps the focus: if it was replaced in the middle of a press, the press would be lost.
            onMouseDown={(event) => event.preventDefault()}
            onBlur={() => onHold(false)}
            onClick={onSend}
          >
            {t('sms-code.send')}
          </button>
        ) : (
          <span className={`${words} text-subtle`}>{t('sms-code.send')}</span>
        )
      }
      onFocus={() => onHold(true)}
      onBlur={({ relatedTarget }) =>
        onHold(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'button')
      }
    />
  )
}
