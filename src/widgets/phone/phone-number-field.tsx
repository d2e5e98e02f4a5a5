import type { ReactNode } from 'react'
import type { TypedLogin } from '../../host/login-handoff.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { CountryCodePlaceholder } from '../../primitives/country-select/country-code.tsx'
import { PhoneField, type PhoneFieldProps } from '../../primitives/phone-field.tsx'
import type { Phone } from '../../rules/phone.ts'
import { useDefaultCountryCode, useLazyCountry } from './use-lazy-country.ts'

export type PhoneNumberFieldProps = Omit<PhoneFieldProps, 'accepts' | 'selector' | 'ref' | 'name' | 'label'> & {
  name: string
  label?: ReactNode
  prefilledLogin?: TypedLogin
  /** Called when typing has paused for 600 ms (VAL-08), with undefined if the number is incomplete. */
  onPhoneChange?: (phone: Phone | undefined) => void
}

/** Shows a phone number field with a lazy country selector (WID-01), whose code is submitted as `<name>_country`. */
export function PhoneNumberField({
  name,
  label,
  prefilledLogin,
  error,
  onPhoneChange,
  ...rest
}: PhoneNumberFieldProps) {
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
      label={label ?? t('phone-field.label')}
      accepts="phone"
      error={problem ?? error}
      selector={
        Country ? (
          <Country
            field={input}
            name={name}
            accepts="phone"
            defaultCode={countryCode}
            prefilledLogin={prefilledLogin}
            onPhoneChange={onPhoneChange}
            onProblem={setProblem}
          />
        ) : (
          <>
            <input type="hidden" name={`${name}_country`} value={countryCode} />
            <CountryCodePlaceholder countryCode={countryCode} />
          </>
        )
      }
    />
  )
}
