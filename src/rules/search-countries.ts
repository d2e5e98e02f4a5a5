import { type Country, findMainRegion } from './countries.ts'
import { extractDigits } from './plain-text.ts'

/** Longer queries match nothing (IN-10). No name is that long. */
const maxQueryLength = 100

/** The ranks of matches, the best match first. */
const exactMatch = 0
const prefixMatch = 1
const wordPrefixMatch = 2
const innerMatch = 3
const noMatch = 4
/** Added to the rank of names that are not displayed, and of regions that are not their code's main region. */
const penalty = 0.5

/** The suffixes of a text that start at a word, without spaces. The first one is the whole text. */
type Suffixes = readonly string[]

/** A country with its searchable texts, which are prepared once rather than on each keystroke. */
type Entry = {
  country: Country
  name: Suffixes
  otherNames: readonly Suffixes[]
  pinyin: Suffixes
  pinyinInitials: Suffixes
  isNameInChinese: boolean
}

function createEntry(country: Country): Entry {
  const syllables = country.pinyin.split(' ')
  return {
    country,
    name: listSuffixes(splitIntoWords(country.name)),
    otherNames: country.otherNames.map((name) => listSuffixes(splitIntoWords(name))),
    pinyin: listSuffixes(syllables),
    pinyinInitials: listSuffixes(syllables.map((syllable) => syllable.charAt(0))),
    isNameInChinese: /\p{Script=Han}/u.test(country.name),
  }
}

/**
 * Returns a function that lists the countries that match a query, the best match first. Equally good matches keep their
 * order. Matches the dialing code (`+86`, `86`, `0086`), the region (`cn`), the name in English or Chinese regardless
 * of case, accents, width and spaces, and pinyin (`zhongguo`, `zg`). Exact matches come first, then prefixes of the
 * name, prefixes of a word, and matches inside a word. A query without letters or digits, such as `+`, matches all
 * countries.
 */
export function createCountrySearch(countries: readonly Country[]): (query: string) => Country[] {
  const entries = countries.map(createEntry)
  return (query) => {
    if (query.length > maxQueryLength) return []
    const text = splitIntoWords(query).join('')
    const code = extractDigits(query).replace(/^00?/, '')
    const isCode = !/\p{L}/u.test(text)
    return entries
      .map((entry) => ({
        country: entry.country,
        rank: isCode ? rankByCode(entry.country, code) : rankByText(entry, text),
      }))
      .filter(({ rank }) => rank < noMatch)
      .sort((a, b) => a.rank - b.rank)
      .map(({ country }) => country)
  }
}

function rankByCode({ countryCode, region }: Country, code: string): number {
  if (countryCode === code) return region === findMainRegion(code) ? exactMatch : withPenalty(exactMatch)
  return countryCode.startsWith(code) ? prefixMatch : noMatch
}

function rankByText({ country, name, otherNames, ...entry }: Entry, text: string): number {
  if (country.region.toLowerCase() === text) return exactMatch
  const nameRanks = [rankMatch(name, text), ...otherNames.map((otherName) => withPenalty(rankMatch(otherName, text)))]
  // If the displayed name is Chinese, its pinyin may match at any syllable. Otherwise, match only the beginning, so
  // that a search in English does not find countries for no visible reason. Never match inside a syllable: `an`, for
  // example, would match too many countries.
  const rankLimit = entry.isNameInChinese ? innerMatch : wordPrefixMatch
  // Pinyin keyboards accept `lv` for `lü`, which is stored as `lu`.
  const pinyinRank = rankMatch(entry.pinyin, text.replaceAll('lv', 'lu'))
  const pinyinRanks = [
    entry.isNameInChinese ? pinyinRank : withPenalty(pinyinRank),
    withPenalty(rankMatch(entry.pinyinInitials, text)),
  ]
  return Math.min(...nameRanks, ...pinyinRanks.filter((rank) => rank < rankLimit))
}

function withPenalty(rank: number): number {
  return rank + penalty
}

function rankMatch(suffixes: Suffixes, text: string): number {
  const [whole = ''] = suffixes
  if (whole === text) return exactMatch
  if (whole.startsWith(text)) return prefixMatch
  if (suffixes.some((suffix) => suffix.startsWith(text))) return wordPrefixMatch
  return whole.includes(text) ? innerMatch : noMatch
}

function listSuffixes(words: readonly string[]): Suffixes {
  return words.map((_, index) => words.slice(index).join(''))
}

/** Splits a string into lower-case words, without accents or punctuation and with full-width characters converted. */
function splitIntoWords(text: string): string[] {
  const normalizedText = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return normalizedText.split(/[^\p{L}\p{N}]+/u)
}
