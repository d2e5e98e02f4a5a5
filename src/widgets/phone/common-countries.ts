/** The regions that most phone numbers come from, in display order. */
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

/** No dialing code is a prefix of another, so these codes can be recognized before all codes have loaded. */
export const commonCodes = commonCountries.map(({ countryCode }) => countryCode)

/** Returns the language of country names (WID-02), which is Chinese for zh-CN and English otherwise. */
export function namesLang(locale: string): 'zh-CN' | 'en' {
  return locale === 'zh-CN' ? 'zh-CN' : 'en'
}

const displayNames: Partial<Record<ReturnType<typeof namesLang>, Intl.DisplayNames>> = {}

/** Returns a country's name without loading the full list. The first call takes about 30 ms on a slow phone. */
export function countryName(region: string, locale: string): string {
  const lang = namesLang(locale)
  try {
    displayNames[lang] ??= new Intl.DisplayNames(lang, { type: 'region' })
    return displayNames[lang].of(region) ?? region
  } catch {
    // Old browsers lack `Intl.DisplayNames`.
    return region
  }
}
