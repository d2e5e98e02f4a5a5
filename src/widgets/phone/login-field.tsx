import type { TypedLogin } from '../../host/login-handoff.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { PhoneField, type PhoneFieldProps } from '../../primitives/phone-field.tsx'
import { useDefaultCountryCode, useLazyCountry } from './use-lazy-country.ts'

export type LoginFieldProps = Omit<PhoneFieldProps, 'accepts' | 'selector' | 'ref' | 'name' | 'label'> & {
  name: string
  prefilledLogin?: TypedLogin
}

/**
 * Shows a field for a phone number or email, with a lazy-loaded country selector if the text is all digits
 * (WID-01). The dialing code is submitted as `<name>_country`. A number with too many digits is not sent (VAL-08).
 */
export function LoginField({ name, prefilledLogin, error, ...rest }: LoginFieldProps) {
  const { t } = useTranslations()
  const pageCountryCode = useDefaultCountryCode()
  const countryCode = prefilledLogin?.countryCode || pageCountryCode
  const { Country, input, problem, setProblem, focusProps } = useLazyCountry()
  return (
    <PhoneField
      {...rest}
      {...focusProps}
      ref={input}
      name={name}
      label={t('login.login.label')}
      accepts="login"
      error={problem ?? error}
      selector={
        Country ? (
          <Country
            field={input}
            name={name}
            accepts="login"
            defaultCode={countryCode}
            prefilledLogin={prefilledLogin}
            onProblem={setProblem}
          />
        ) : (
          <input type="hidden" name={`${name}_country`} value={countryCode} />
        )
      }
    />
  )
}
