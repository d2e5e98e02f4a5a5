// A phone field's lazy part: its country selector and all handling of typed text.
import { useTranslations } from '../../i18n/translations.tsx'
import { CountrySelect } from '../../primitives/country-select/country-select.tsx'
import { getNamesLang } from './common-countries.ts'
import { type FieldCountryProps, useFieldCountry } from './use-field-country.tsx'

/** Submits the dialing code as `<name>_country`, and shows the country selector (in a login field, only for digits). */
export function FieldCountry(props: FieldCountryProps) {
  const { t, locale } = useTranslations()
  const { field, name, accepts } = props
  const { country, isSelectorVisible, isCountryChanged, choices, handleChoose, handlePreload } = useFieldCountry(props)
  const { countryCode, region } = country
  const label = country.name
    ? t('phone-field.country-named', { name: country.name, code: countryCode })
    : t('phone-field.country-code', { code: countryCode })
  return (
    <>
      <input type="hidden" name={`${name}_country`} value={countryCode} />
      {isSelectorVisible && (
        <CountrySelect
          countryCode={countryCode}
          region={region}
          label={label}
          title={t('phone-field.country')}
          closeLabel={t('phone-field.close')}
          choices={choices}
          labels={{
            searchLabel: t('phone-field.search'),
            matchCountText: (count) => t('phone-field.match-count', { count }),
            noMatchesText: t('phone-field.no-matches'),
            loadingText: t('phone-field.loading'),
            failedText: t('phone-field.failed'),
            retryText: t('phone-field.retry'),
            namesLang: getNamesLang(locale) === locale ? undefined : getNamesLang(locale),
          }}
          field={field}
          onPreload={handlePreload}
          onChoose={handleChoose}
        />
      )}
      {/* Announces the country when the selector appears or the country changes. */}
      <span role="status" className="sr-only">
        {(accepts === 'login' ? isSelectorVisible : isCountryChanged) ? label : ''}
      </span>
    </>
  )
}
