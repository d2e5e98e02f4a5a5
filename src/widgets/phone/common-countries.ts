/**
 * The regions that most phone numbers come from, in display order. Includes their names, since the first lookup with
 * `Intl.DisplayNames` can block a slow phone for 0.1 s.
 */
export const commonCountries: readonly { region: string; countryCode: string; en: string; 'zh-CN': string }[] = [
  { region: 'CN', countryCode: '86', en: 'China', 'zh-CN': '中国' },
  { region: 'HK', countryCode: '852', en: 'Hong Kong SAR China', 'zh-CN': '中国香港特别行政区' },
  { region: 'MO', countryCode: '853', en: 'Macao SAR China', 'zh-CN': '中国澳门特别行政区' },
  { region: 'TW', countryCode: '886', en: 'Taiwan', 'zh-CN': '台湾' },
  { region: 'SG', countryCode: '65', en: 'Singapore', 'zh-CN': '新加坡' },
  { region: 'JP', countryCode: '81', en: 'Japan', 'zh-CN': '日本' },
  { region: 'MY', countryCode: '60', en: 'Malaysia', 'zh-CN': '马来西亚' },
  { region: 'GB', countryCode: '44', en: 'United Kingdom', 'zh-CN': '英国' },
  { region: 'US', countryCode: '1', en: 'United States', 'zh-CN': '美国' },
]

/** No dialing code is a prefix of another, so these codes can be recognized before all codes have loaded. */
export const commonCodes = commonCountries.map(({ countryCode }) => countryCode)

/** Returns the language of country names (WID-02), which is Chinese for zh-CN and English otherwise. */
export function getNamesLang(locale: string): 'zh-CN' | 'en' {
  return locale === 'zh-CN' ? 'zh-CN' : 'en'
}

/** Returns a country's name without loading the full list. */
export function getCountryName(region: string, locale: string): string {
  const lang = getNamesLang(locale)
  const commonCountry = commonCountries.find((country) => country.region === region)
  if (commonCountry) return commonCountry[lang]
  try {
    return new Intl.DisplayNames(lang, { type: 'region' }).of(region) ?? region
  } catch {
    // Old browsers lack `Intl.DisplayNames`.
    return region
  }
}
