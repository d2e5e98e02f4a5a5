import { useTexts } from '../../i18n/texts.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field.tsx'

type CodeHoldProps = Omit<TextFieldProps, 'label'> & {
  /** Whether somebody is at it. */
  onHold: (isHeld: boolean) => void
}

/** In place of the code's field until it has arrived: takes digits, and its room. */
export function CodeHold({ onHold, ...field }: CodeHoldProps) {
  const { t } = useTexts()
  return (
    <TextField
      {...field}
      label={t('sms-code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={<span className="mr-4 text-small text-subtle whitespace-nowrap">{t('sms-code.send')}</span>}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    />
  )
}
