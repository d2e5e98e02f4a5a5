// Checks the messages in all languages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { errorIds } from '../../src/errors/catalog.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { optionalParts } from '../../src/kit/feedback/error-messages.ts'
import { readCatalog } from '../../tools/catalogs.ts'

const root = join(import.meta.dirname, '../..')
const readAll = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).map((file) => readFileSync(join(root, file), 'utf8'))

/** Returns the characters of a national character set, as decoded by the platform's `TextDecoder`. */
function listCharacters(encoding: string, firstByteRange: [number, number], isSecondByte: (byte: number) => boolean) {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let first = firstByteRange[0]; first <= firstByteRange[1]; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      if (isSecondByte(second)) characters.add(decoder.decode(Uint8Array.of(first, second)))
    }
  }
  return characters
}

/** The common characters of each script: GB 2312 for simplified, and the first level of Big5 for traditional. */
const scripts = {
  'zh-CN': {
    characters: listCharacters('gbk', [0xb0, 0xf7], (byte) => byte >= 0xa1),
    // GB 2312 contains these traditional characters only for use in names. In the pages' messages they are mistakes.
    wrong: '後於徵',
  },
  'zh-TW': {
    characters: listCharacters('big5', [0xa4, 0xc6], (byte) => byte <= 0x7e || byte >= 0xa1),
    // These are valid in Taiwan too (empress, mile, small table ...), but in the pages they are mistakes for 後裡幾於雲麼.
    wrong: '后里几于云么',
  },
}

/** Returns the placeholders in a message. Throws for syntax that `formatMessage` does not support. */
function findPlaceholders(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    if (token.type === 'function' || token.type === 'selectordinal') throw new Error(`unsupported: ${token.type}`)
    if (!('cases' in token)) return [token.arg]
    if (!token.cases.some(({ key }) => key === 'other')) throw new Error(`{${token.arg}} has no “other” case`)
    return [token.arg, ...token.cases.flatMap(({ tokens }) => findPlaceholders(tokens))]
  })
}

function findMistake(locale: Locale, text: string, english: string): string | undefined {
  if (!text.trim()) return 'has no text'
  try {
    const listPlaceholders = (message: string) => [...new Set(findPlaceholders(parse(message)))].sort().join()
    if (listPlaceholders(text) !== listPlaceholders(english)) return 'has different placeholders from the English text'
  } catch (error) {
    return String(error)
  }
  if (locale === 'en') return undefined
  if (text === english && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return 'is still English'
  const { characters, wrong } = scripts[locale]
  const isForeign = (character: string) => !characters.has(character) || wrong.includes(character)
  const foreignCharacter = [...text].find((character) => /\p{Script=Han}/u.test(character) && isForeign(character))
  return foreignCharacter && `contains ${foreignCharacter} from the other script`
}

test.each<[Locale, text: string, english: string, mistake: string | undefined]>([
  ['zh-TW', '還剩 {n, plural, other {# 次，{all}}}', '{n, plural, one {#} other {# of {all}}}', undefined],
  ['zh-CN', ' ', 'Hello', 'has no text'],
  ['zh-CN', '你好，{nam}', 'Hello {name}', 'has different placeholders'],
  ['zh-CN', '你好，{name', 'Hello {name}', 'Unexpected message end'],
  ['zh-TW', '{n, plural, one {# 次}}', '{n} tries', '{n} has no “other” case'],
  ['en', '{n, number} tries', '{n} tries', 'unsupported: function'],
  ['zh-TW', 'Hello {name}', 'Hello {name}', 'is still English'],
  ['zh-TW', '請稍后', 'Wait', 'contains 后'],
  ['zh-TW', '请稍後', 'Wait', 'contains 请'],
  ['zh-CN', '稍後', 'Wait', 'contains 後'],
])('checking the %s text %j against the English text %j returns %j', (locale, text, english, mistake) => {
  expect(findMistake(locale, text, english)).toEqual(mistake && expect.stringContaining(mistake))
})

const english = await readCatalog('en')
const ids = Object.keys(english)

test.each(locales)('all messages in %s exist and have no mistakes', async (locale) => {
  const messages = await readCatalog(locale)
  expect(ids.length).toBeGreaterThan(100)
  expect(Object.keys(messages).sort()).toEqual(ids.toSorted())
  const mistakes = ids.map((id) => [id, findMistake(locale, messages[id] ?? '', english[id] ?? '')])
  expect(mistakes.filter(([, mistake]) => mistake)).toEqual([])
})

test('Chinese messages, including those of the account service, use 你 and not 您', () => {
  const messages = readAll('{src/i18n/catalogs/**/*.po,mocks/messages/*.ts}')
  expect(messages.filter((text) => text.includes('你'))).toHaveLength(4)
  expect(messages.filter((text) => text.includes('您'))).toEqual([])
})

test('the source code uses every message', () => {
  const sources = readAll('src/**/*.{ts,tsx}', ['src/i18n/message-types.ts']).join('\n')
  const literalIds = new Set([...sources.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , id]) => id))
  const errorMessageIds = new Set(
    errorIds.flatMap((id) => ['title', ...optionalParts].map((part) => `error.${id}.${part}`)),
  )
  expect(ids.filter((id) => !literalIds.has(id) && !errorMessageIds.has(id))).toEqual([])
})
