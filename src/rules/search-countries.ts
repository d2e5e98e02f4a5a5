import { type Country, mainRegion } from './countries.ts'
import { digitsOf } from './plain-text.ts'

/** Longer than any name: such a query finds nothing, and costs nothing (IN-10). */
const queryLimit = 100

/** How well something fits, the best first. */
const exact = 0
const prefix = 1
const wordPrefix = 2
const inside = 3
const none = 4
/** Added for what is not shown, so that it comes after what is and fits as well. */
const hidden = 0.5

/**
 * The countries that a query finds, best first and else in the order given: by dialing code (`+86`, `86`, `0086`), region
 * (`cn`), name in English or Chinese whatever the case, accents, width or spaces, and pinyin (`zhongguo`, `zg`). Whole
 * matches come before beginnings, these before beginnings of a word, and those before matches inside one. A query without
 * anything to look for yet, such as `+`, finds all.
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
  // Where the name is Chinese, pinyin spells what is shown. Elsewhere it counts from its start alone, or a search in English
  // would find countries for no visible reason; and nowhere counts its inside, since many syllables hold an `an`.
  const isSpelled = /\p{Script=Han}/u.test(name)
  const limit = isSpelled ? inside : wordPrefix
  // Pinyin keyboards take `lv` for `lü`.
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

/** The words of a text, without case, accents, width and punctuation. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u)
}
