import type { TypedLogin } from '../../host/handed-over.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { PhoneField, type PhoneFieldProps } from '../../primitives/phone-field.tsx'
import { useDefaultCountryCode } from './use-default-country-code.ts'
import { useLateCountry } from './use-late-country.ts'

export type LoginFieldProps = Omit<PhoneFieldProps, 'accepts' | 'selector' | 'ref' | 'name' | 'label'> & {
  name: string
  /** A login that was filled in, with its country. */
  arrived?: TypedLogin
}

/**
 * A phone number or an email. While the text is all digits, a country selector is shown before it (WID-01); the code is
 * submitted as `<name>_country`. The selector is lazy: at first this is just a text field. Digits that are too many for a phone
 * number (VAL-08) are not sent.
 */
export function LoginField({ name, arrived, error, ...rest }: LoginFieldProps) {
  const { t } = useTexts()
  const pageCode = useDefaultCountryCode()
  const code = arrived?.country || pageCode
  const { Country, input, problem, setProblem, watchFocus } = useLateCountry()
  return (
    <PhoneField
      {...rest}
      {...watchFocus}
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
            defaultCode={code}
            arrived={arrived}
            onProblem={setProblem}
          />
        ) : (
          <input type="hidden" name={`${name}_country`} value={code} />
        )
      }
    />
  )
}
