import { useTexts } from '../../i18n/texts.tsx'
import { PhoneField, type PhoneFieldProps } from '../../primitives/phone-field.tsx'
import { useDefaultCountryCode } from './use-default-country-code.ts'
import { useLateCountry } from './use-late-country.ts'

export type LoginFieldProps = Omit<PhoneFieldProps, 'accepts' | 'selector' | 'ref' | 'name' | 'label'> & {
  name: string
}

/**
 * A phone number or an email. While what is typed is all digits, a country selector stands before it (WID-01); the code
 * goes along as `<name>_country`. The selector comes late: at first this is a text field and no more.
 */
export function LoginField({ name, ...rest }: LoginFieldProps) {
  const { t } = useTexts()
  const defaultCode = useDefaultCountryCode()
  const { Country, input, watchFocus } = useLateCountry()
  return (
    <PhoneField
      {...rest}
      {...watchFocus}
      ref={input}
      name={name}
      label={t('login.login.label')}
      accepts="login"
      selector={Country && <Country field={input} name={name} accepts="login" defaultCode={defaultCode} />}
    />
  )
}
