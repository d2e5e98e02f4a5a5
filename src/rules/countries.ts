import { countryData } from './country-data.ts'
import { everydayNames } from './everyday-names.ts'

/** An entry in the country selector (WID-02). */
export type Country = {
  /** ISO 3166 code, such as `CN`. */
  region: string
  /** Dialing code without the plus, such as `86`. Several regions may share a dialing code. */
  countryCode: string
  /** Display name: Chinese for zh-CN, English for any other language. */
  name: string
  /** Alternative names for the search, e.g. everyday names and names in other languages and scripts. */
  otherNames: readonly string[]
  /** Pinyin of the Chinese name, without diacritics, with a space between syllables. */
  pinyin: string
}

/** Lists all countries, sorted by name (by pinyin for Chinese). A country's name falls back to its region code. */
export function listCountries(locale: string): Country[] {
  const displayLocale = locale === 'zh-CN' ? 'zh-CN' : 'en'
  const lookUpName = createNameLookup(displayLocale)
  const nameLookups = ['zh-CN', 'zh-TW', 'zh-HK', 'en'].map(createNameLookup)
  const { compare } = new Intl.Collator(displayLocale)
  return countryData
    .map(([countryCode, region, pinyin]) => {
      const name = lookUpName(region)
      const names = nameLookups.map((lookUp) => lookUp(region))
      const otherNames = new Set([
        ...names,
        ...names.map(spellOutAbbreviations),
        ...(everydayNames[region]?.split('|') ?? []),
      ])
      otherNames.delete(name)
      return { region, countryCode, name, otherNames: [...otherNames], pinyin }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Lists every dialing code once, for `readPhone`. */
export function listCountryCodes(): string[] {
  return [...new Set(countryData.map(([countryCode]) => countryCode))]
}

/** Returns the main region of a dialing code that several regions share: `US` for 1, `RU` for 7, `GB` for 44. */
export function findMainRegion(countryCode: string): string | undefined {
  return countryData.find(([code]) => code === countryCode)?.[1]
}

/** Spells out abbreviations, since people may type the full words: `Saint Kitts and Nevis`. */
function spellOutAbbreviations(name: string): string {
  return name.replace(/^St\. /, 'Saint ').replace(' & ', ' and ')
}

function createNameLookup(locale: string): (region: string) => string {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (region) => names.of(region) ?? region
  } catch {
    // Old browsers have no `Intl.DisplayNames`.
    return (region) => region
  }
}
