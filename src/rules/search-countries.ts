import { type Country, mainRegion } from './countries.ts'
import { digitsOf } from './plain-text.ts'

/** Longer queries match nothing (IN-10). No name is that long. */
const queryLimit = 100

/** The ranks of matches, the best match first. */
const exactMatch = 0
const prefixMatch = 1
const wordPrefixMatch = 2
const innerMatch = 3
const noMatch = 4
/** Added to the rank of names that are not displayed, and of regions that are not their code's main region. */
const penalty = 0.5

/**
 * Lists the countries that match a query, the best match first. Equally good matches keep their order. Matches the
 * dialing code (`+86`, `86`, `0086`), the region (`cn`), the name in English or Chinese regardless of case, accents,
 * width and spaces, and pinyin (`zhongguo`, `zg`). Exact matches come first, then prefixes of the name, prefixes of a
 * word, and matches inside a word. A query without letters or digits, such as `+`, matches all countries.
 */
export function searchCountries(query: string, countries: readonly Country[]): Country[] {
  if (query.length > queryLimit) return []
  const text = wordsOf(query).join('')
  const code = digitsOf(query).replace(/^00?/, '')
  const isCode = !/\p{L}/u.test(text)
  return countries
    .map((country) => ({ country, rank: isCode ? rankByCode(country, code) : rankByText(country, text) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}

function rankByCode({ countryCode, region }: Country, code: string): number {
  if (countryCode === code) return region === mainRegion(code) ? exactMatch : withPenalty(exactMatch)
  return countryCode.startsWith(code) ? prefixMatch : noMatch
}

function rankByText({ region, name, otherNames, pinyin }: Country, text: string): number {
  if (region.toLowerCase() === text) return exactMatch
  const nameRanks = [
    rankOf(wordsOf(name), text),
    ...otherNames.map((otherName) => withPenalty(rankOf(wordsOf(otherName), text))),
  ]
  const syllables = pinyin.split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0))
  // If the displayed name is Chinese, its pinyin may match at any syllable. Otherwise, match only the beginning, so
  // that a search in English does not find countries for no visible reason. Never match inside a syllable: `an`, for
  // example, would match too many countries.
  const isNameInChinese = /\p{Script=Han}/u.test(name)
  const rankLimit = isNameInChinese ? innerMatch : wordPrefixMatch
  // Pinyin keyboards accept `lv` for `lü`, which is stored as `lu`.
  const pinyinRank = rankOf(syllables, text.replaceAll('lv', 'lu'))
  const pinyinRanks = [isNameInChinese ? pinyinRank : withPenalty(pinyinRank), withPenalty(rankOf(initials, text))]
  return Math.min(...nameRanks, ...pinyinRanks.filter((rank) => rank < rankLimit))
}

function withPenalty(rank: number): number {
  return rank + penalty
}

function rankOf(words: readonly string[], text: string): number {
  const joinedWords = words.join('')
  if (joinedWords === text) return exactMatch
  if (joinedWords.startsWith(text)) return prefixMatch
  if (words.some((_, index) => words.slice(index).join('').startsWith(text))) return wordPrefixMatch
  return joinedWords.includes(text) ? innerMatch : noMatch
}

/** Splits a string into lower-case words, without accents or punctuation and with full-width characters converted. */
function wordsOf(text: string): string[] {
  const normalizedText = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return normalizedText.split(/[^\p{L}\p{N}]+/u)
}
