/** The regions that most numbers come from, in display order. */
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

/** No dialing code is a prefix of another, so these can be recognized before the others have loaded. */
export const commonCodes = commonCountries.map(({ countryCode }) => countryCode)

/** The language of country names (WID-02): Chinese for zh-CN, else English. */
export function namesLang(locale: string): 'zh-CN' | 'en' {
  return locale === 'zh-CN' ? 'zh-CN' : 'en'
}

const namesIn: Partial<Record<ReturnType<typeof namesLang>, Intl.DisplayNames>> = {}

/** A country's name before the full list has loaded. The first call for a language takes about 30 ms on a slow phone. */
export function countryName(region: string, locale: string): string {
  const lang = namesLang(locale)
  try {
    namesIn[lang] ??= new Intl.DisplayNames(lang, { type: 'region' })
    return namesIn[lang].of(region) ?? region
  } catch {
    // Old and minimal browsers lack these names.
    return region
  }
}
