// Every check must find a planted mistake, then pass for the real catalogues.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorIds } from '../../src/errors/catalogue.ts'
import { optionalParts } from '../../src/kit/feedback/error-texts.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { messageTypesSource } from '../../tools/message-types.ts'
import {
  type Catalogues,
  findGaps,
  findPlaceholderMistakes,
  findScriptMistakes,
  findSyntaxMistakes,
  findUntranslated,
  findUnused,
} from '../../tools/texts.ts'

const root = join(import.meta.dirname, '../..')
const readAll = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).map((file) => readFileSync(join(root, file), 'utf8'))

const checks = { findGaps, findSyntaxMistakes, findPlaceholderMistakes, findUntranslated, findScriptMistakes }
type Check = keyof typeof checks

describe('the text checks', () => {
  const good: Catalogues = {
    en: { 'a.hello': 'Hello {name}', 'a.left': '{n, plural, one {# try} other {# tries of {all}}}' },
    'zh-CN': { 'a.hello': '你好，{name}', 'a.left': '还剩 {n} 次，共 {all} 次' },
    'zh-TW': { 'a.hello': '你好，{name}', 'a.left': '還剩 {n} 次，共 {all} 次' },
  }

  test('find nothing in good catalogues', () => {
    expect(Object.values(checks).flatMap((find) => find(good))).toEqual([])
  })

  test.each<[Check, keyof Catalogues, id: string, text: string, mistake: string]>([
    ['findGaps', 'zh-TW', 'a.left', ' ', 'no text in zh-TW'],
    ['findGaps', 'en', 'a.left', '', 'no text in en'],
    ['findPlaceholderMistakes', 'zh-CN', 'a.hello', '你好，{nam}', 'placeholders in zh-CN differ'],
    ['findPlaceholderMistakes', 'zh-TW', 'a.left', '還剩 {n, plural, other {# 次}}', 'placeholders in zh-TW differ'],
    ['findSyntaxMistakes', 'zh-CN', 'a.hello', '你好，{name', 'cannot be parsed in zh-CN: Unexpected message end'],
    ['findSyntaxMistakes', 'zh-TW', 'a.left', '{n, plural, one {# 次，共 {all}}}', '{n} has no “other” case'],
    ['findSyntaxMistakes', 'en', 'a.left', '{n, number} of {all}', 'the page does not support “function”'],
    ['findUntranslated', 'zh-TW', 'a.hello', 'Hello {name}', 'still English in zh-TW'],
    ['findScriptMistakes', 'zh-TW', 'a.hello', '請稍后，{name}', '后 does not belong in zh-TW'],
    ['findScriptMistakes', 'zh-TW', 'a.hello', '请稍後，{name}', '请 does not belong in zh-TW'],
    ['findScriptMistakes', 'zh-CN', 'a.hello', '稍後，{name}', '後 does not belong in zh-CN'],
  ])('%s: in %s, %s is “%s”', (check, locale, id, text, mistake) => {
    const found = checks[check]({ ...good, [locale]: { ...good[locale], [id]: text } })
    expect(found).toEqual([expect.stringContaining(mistake)])
    expect(found[0]).toMatch(`${id}: `)
  })

  test('find a text that exists in only one language', () => {
    const more = { ...good, 'zh-CN': { ...good['zh-CN'], 'a.more': '更多' } }
    expect(findGaps(more)).toEqual(['a.more: no text in en', 'a.more: no text in zh-TW'])
  })

  test('find a text that is not used', () => {
    expect(findUnused(['a.hello', 'a.left', 'error.x'], "t('a.hello')", ['error.x'])).toEqual([
      'a.left: not used anywhere',
    ])
  })
})

describe('the real texts', async () => {
  const catalogues: Catalogues = {
    en: await readCatalogue('en'),
    'zh-CN': await readCatalogue('zh-CN'),
    'zh-TW': await readCatalogue('zh-TW'),
  }
  const ids = Object.keys(catalogues.en)

  test.each(Object.entries(checks))('%s finds nothing', (_, find) => {
    expect(ids.length).toBeGreaterThan(0)
    expect(find(catalogues)).toEqual([])
  })

  test('say 你 and not 您, as the account service does', () => {
    const texts = readAll('{src/i18n/catalogues/**/*.po,mocks/words/*.ts}')
    expect(texts.filter((text) => text.includes('你'))).toHaveLength(4)
    expect(texts.filter((text) => text.includes('您'))).toEqual([])
  })

  test('are all used', () => {
    const sources = readAll('src/**/*.{ts,tsx}', ['src/i18n/message-types.ts'])
    const ofErrors = errorIds.flatMap((id) => ['title', ...optionalParts].map((part) => `error.${id}.${part}`))
    expect(findUnused(ids, sources.join('\n'), ofErrors)).toEqual([])
  })

  test('match the generated types', () => {
    expect(readAll('src/i18n/message-types.ts')).toEqual([messageTypesSource(catalogues.en)])
  })
})
