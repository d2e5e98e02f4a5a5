/** The countries and regions that most numbers of this service are from, in the order they are offered. */
export const commonCountries: readonly { region: string; countryCode: string }[] = [
  { region: 'CN', countryCode: '86' },
  { region: 'HK', countryCode: '852' },
  { region: 'MO', countryCode: '853' },
  { region: 'TW', countryCode: '886' },
  { region: 'SG', countryCode: '65' },
  { region: 'JP', countryCode: '81' },
  { region: 'MY', countryCode: '60' },
  { region: 'GB', countryCode: '44' },
  { region: 'US', countryCode: '1' },
]

/** No dialing code begins with another, so a number that begins with one of these can be read before the others are known. */
export const commonCodes = commonCountries.map(({ countryCode }) => countryCode)

/** The language that names are shown in: Chinese for zh-CN, English for every other (WID-02). */
export function namesLang(locale: string): 'zh-CN' | 'en' {
  return locale === 'zh-CN' ? 'zh-CN' : 'en'
}

const namesIn: Partial<Record<ReturnType<typeof namesLang>, Intl.DisplayNames>> = {}

/** A name as the list has it, before the list is there. The first of a language holds a slow phone for some 30 ms. */
export function countryName(region: string, locale: string): string {
  const lang = namesLang(locale)
  try {
    namesIn[lang] ??= new Intl.DisplayNames(lang, { type: 'region' })
    return namesIn[lang].of(region) ?? region
  } catch {
    // An old or cut-down browser without these names.
    return region
  }
}
