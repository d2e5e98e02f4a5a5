// `npm run countries:generate` writes src/rules/country-data.ts: the regions, country codes and mobile number lengths
// from libphonenumber, and the pinyin of the regions' Chinese names.
import { writeFile } from 'node:fs/promises'
import metadata from 'libphonenumber-js/min/metadata'
import mobile from 'libphonenumber-js/mobile/metadata'
import { customPinyin, pinyin } from 'pinyin-pro'

const target = new URL('../src/rules/country-data.ts', import.meta.url)

// `pinyin-pro` would read 都 in this name as "dou".
customPinyin({ 洪都拉斯: 'hóng dū lā sī' })

/** Returns a name in pinyin, without tones, accents or punctuation: `zhong guo` for `中国`. */
function toPinyin(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' })
  return syllables.join(' ').replaceAll('ü', 'u')
}

/** Indexes in libphonenumber's metadata: a region's number lengths, its number types, and mobile among the types. */
const [lengthsIndex, typesIndex, mobileIndex] = [3, 11, 1]

type NumberType = readonly [pattern: string, lengths?: readonly number[]]

/** Returns how many digits the mobile numbers of a country code can have, across all its regions. */
function findMobileLengths(regions: readonly string[]): number[] {
  const lengths = regions.flatMap((region) => {
    const row = (mobile.countries as unknown as Record<string, readonly unknown[]>)[region] ?? []
    const mobileType = (row[typesIndex] as readonly (NumberType | undefined)[] | undefined)?.[mobileIndex]
    return mobileType?.[1] ?? (row[lengthsIndex] as number[])
  })
  return [...new Set(lengths)].sort((a, b) => a - b)
}

/** Returns the source of the generated file, with one row per region. */
export function renderCountryData(): string {
  const names = new Intl.DisplayNames('zh-CN', { type: 'region' })
  // Keeps the metadata's order: for each code, the main region first, then the others alphabetically.
  const rows = Object.entries(metadata.country_calling_codes).flatMap(([code, regions]) =>
    regions.map((region) => `  ['${code}', '${region}', '${toPinyin(names.of(region) ?? '')}'],`),
  )
  const lengths = Object.entries(metadata.country_calling_codes).map(
    ([code, regions]) => `  '${code}': [${findMobileLengths(regions).join(', ')}],`,
  )
  return `// Generated from libphonenumber's metadata by \`npm run countries:generate\`; do not edit by hand.

/** Dialing code, region, and pinyin of the region's Chinese name. For a shared code, the main region comes first. */
export const countryData: readonly (readonly [countryCode: string, region: string, pinyin: string])[] = [
${rows.join('\n')}
]

/** The possible lengths of mobile numbers, by dialing code. */
export const mobileLengths: Readonly<Record<string, readonly number[]>> = {
${lengths.join('\n')}
}
`
}

if (import.meta.main) {
  await writeFile(target, renderCountryData())
}
