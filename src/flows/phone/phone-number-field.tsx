import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { CountryCodeHold } from '../../primitives/country-code.tsx'
import { PhoneField, type PhoneFieldProps } from '../../primitives/phone-field.tsx'
import type { Phone } from '../../rules/phone.ts'
import { useDefaultCountryCode } from './use-default-country-code.ts'
import { useLateCountry } from './use-late-country.ts'

export type PhoneNumberFieldProps = Omit<PhoneFieldProps, 'accepts' | 'selector' | 'ref' | 'name' | 'label'> & {
  name: string
  /** "Phone number" where nothing else is said. */
  label?: ReactNode
  /** The dialing code at first, where it is not the page's own (WID-03). */
  defaultCode?: string
  /** The phone, or that there is none yet, once typing has rested for 600 ms (VAL-08). */
  onPhoneChange?: (phone: Phone | undefined) => void
}

/** A phone number with its country (WID-01). The dialing code goes along as `<name>_country`; the selector comes late. */
export function PhoneNumberField({ name, label, defaultCode, error, onPhoneChange, ...rest }: PhoneNumberFieldProps) {
  const { t } = useTexts()
  const pageCode = useDefaultCountryCode()
  const code = defaultCode ?? pageCode
  const { Country, input, watchFocus } = useLateCountry()
  const [problem, setProblem] = useState<string>()
  return (
    <PhoneField
      {...rest}
      {...watchFocus}
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
            defaultCode={code}
            onPhoneChange={onPhoneChange}
            onProblem={setProblem}
          />
        ) : (
          <>
            <input type="hidden" name={`${name}_country`} value={code} />
            <CountryCodeHold countryCode={code} />
          </>
        )
      }
    />
  )
}
