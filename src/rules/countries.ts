import { countryData } from './country-data.ts'
import { everydayNames } from './everyday-names.ts'

/** One entry of the country selector (WID-02). */
export type Country = {
  /** ISO 3166 code, such as `CN`. */
  region: string
  /** Dialing code without its plus, such as `86`; several regions may share one. */
  countryCode: string
  /** Display name: Chinese for zh-CN, English for every other language. */
  name: string
  /** Names in other languages, other scripts and everyday use, so that a search finds them too. */
  otherNames: readonly string[]
  /** Pinyin of its Chinese name, without accents, with a space between syllables. */
  pinyin: string
}

/** All countries, sorted by name (Chinese: by pinyin). If the platform has no name, the region code is used. */
export function listCountries(locale: string): Country[] {
  const shown = locale === 'zh-CN' ? 'zh-CN' : 'en'
  const nameOf = regionNames(shown)
  const others = ['zh-CN', 'zh-TW', 'zh-HK', 'en'].map(regionNames)
  const { compare } = new Intl.Collator(shown)
  return countryData
    .map(([countryCode, region, pinyin]) => {
      const name = nameOf(region)
      const names = others.map((otherNameOf) => otherNameOf(region))
      const all = new Set([...names, ...names.map(spelledOut), ...(everydayNames[region]?.split('|') ?? [])])
      all.delete(name)
      return { region, countryCode, name, otherNames: [...all], pinyin }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Every dialing code once, for `readPhone`. */
export function listCountryCodes(): string[] {
  return [...new Set(countryData.map(([countryCode]) => countryCode))]
}

/** The main region of a dialing code that several share: `US` for 1, `RU` for 7, `GB` for 44. */
export function mainRegion(countryCode: string): string | undefined {
  return countryData.find(([code]) => code === countryCode)?.[1]
}

/** `St. Kitts & Nevis` as people also type it. */
function spelledOut(name: string): string {
  return name.replace(/^St\. /, 'Saint ').replace(' & ', ' and ')
}

function regionNames(locale: string): (region: string) => string {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (region) => names.of(region) ?? region
  } catch {
    // An old or cut-down browser without `Intl.DisplayNames`.
    return (region) => region
  }
}
