import { countryData } from './country-data.ts'

/** One entry of the country selector (WID-02). */
export type Country = {
  /** ISO 3166 code, such as `CN`. */
  region: string
  /** Dialing code without its plus, such as `86`; several regions may share one. */
  countryCode: string
  /** As it is shown: Chinese for zh-CN, English for every other language. */
  name: string
  /** Its names in other languages and scripts, which a search finds as well. */
  otherNames: readonly string[]
  /** Pinyin of its Chinese name, a space between syllables, without accents. */
  pinyin: string
}

/** What people type that no list of names has. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK', 'Britain'],
  US: ['USA', 'America'],
}

/**
 * All countries for a language of the page, in the order of the language they are shown in: Chinese ones by pinyin. Names
 * come from the platform; where it has none, the region's code stands for them.
 */
export function listCountries(locale: string): Country[] {
  const shown = locale === 'zh-CN' ? 'zh-CN' : 'en'
  const nameOf = regionNames(shown)
  const others = ['zh-CN', 'zh-TW', 'en'].filter((other) => other !== shown).map(regionNames)
  const { compare } = new Intl.Collator(shown)
  return countryData
    .map(([countryCode, region, pinyin]) => {
      const otherNames = [...others.map((otherNameOf) => otherNameOf(region)), ...(shortForms[region] ?? [])]
      return { region, countryCode, name: nameOf(region), otherNames, pinyin }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Every dialing code once, for `readPhone`. */
export function listCountryCodes(): string[] {
  return [...new Set(countryData.map(([countryCode]) => countryCode))]
}

/** The region that stands for a dialing code which several share: `US` for 1, `RU` for 7, `GB` for 44. */
export function mainRegion(countryCode: string): string | undefined {
  return countryData.find(([code]) => code === countryCode)?.[1]
}

function regionNames(locale: string): (region: string) => string {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (region) => names.of(region) ?? region
  } catch {
    // An old or cut-down browser without these names.
    return (region) => region
  }
}
