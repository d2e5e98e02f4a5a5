import { type Country, mainRegion } from './countries.ts'
import { digitsOf } from './plain-text.ts'

/** Longer than any name. A longer query finds nothing and costs nothing (IN-10). */
const queryLimit = 100

/** How well a country matches; lower is better. */
const exact = 0
const prefix = 1
const wordPrefix = 2
const inside = 3
const none = 4
/** Added for names that are not displayed, so that they rank after equally good visible matches. */
const hidden = 0.5

/**
 * The countries that match a query, best match first; equal matches keep their order. Matches by dialing code (`+86`,
 * `86`, `0086`), region (`cn`), name in English or Chinese ignoring case, accents, width and spaces, and pinyin
 * (`zhongguo`, `zg`). Exact matches rank before prefixes, then prefixes of a word, then matches inside one. A query
 * with nothing to search for, such as `+`, returns all.
 */
export function searchCountries(query: string, countries: readonly Country[]): Country[] {
  if (query.length > queryLimit) return []
  const text = wordsOf(query).join('')
  const code = digitsOf(query).replace(/^00?/, '')
  const isCode = !/\p{L}/u.test(text)
  return countries
    .map((country) => ({ country, rank: isCode ? rankByCode(country, code) : rankByText(country, text) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}

function rankByCode({ countryCode, region }: Country, code: string): number {
  if (countryCode === code) return region === mainRegion(code) ? exact : exact + hidden
  return countryCode.startsWith(code) ? prefix : none
}

function rankByText({ region, name, otherNames, pinyin }: Country, text: string): number {
  if (region.toLowerCase() === text) return exact
  const names = [
    rankOf(wordsOf(name), text),
    ...otherNames.map((otherName) => asHidden(rankOf(wordsOf(otherName), text))),
  ]
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0))
  // If the displayed name is Chinese, pinyin spells what users see. Otherwise, match only the beginning of the pinyin,
  // so that a search in English does not find countries for no visible reason. Never match inside it, since many
  // syllables contain `an`.
  const isSpelled = /\p{Script=Han}/u.test(name)
  const limit = isSpelled ? inside : wordPrefix
  // Pinyin keyboards accept `lv` for `lü`.
  const spelling = rankOf(syllables, text.replaceAll('lv', 'lu'))
  const spellings = [isSpelled ? spelling : asHidden(spelling), asHidden(rankOf(initials, text))]
  return Math.min(...names, ...spellings.filter((rank) => rank < limit))
}

function asHidden(rank: number): number {
  return rank + hidden
}

function rankOf(words: readonly string[], text: string): number {
  const joined = words.join('')
  if (joined === text) return exact
  if (joined.startsWith(text)) return prefix
  if (words.some((_, index) => words.slice(index).join('').startsWith(text))) return wordPrefix
  return joined.includes(text) ? inside : none
}

/** The words of a text, ignoring case, accents, width and punctuation. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u)
}
