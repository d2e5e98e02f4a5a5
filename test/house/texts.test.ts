// Every check must find a planted mistake, then pass for the real catalogues.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../tools/catalogues.ts'
import {
  type Catalogues,
  findGaps,
  findPlaceholderMistakes,
  findPoliteForms,
  findScriptMistakes,
  findSyntaxMistakes,
  findUntranslated,
  findUnused,
  placeholdersOf,
  politeYou,
} from '../../tools/texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('on planted mistakes', () => {
  const good: Catalogues = {
    en: { 'a.hello': 'Hello {name}', 'a.left': '{n, plural, one {# try} other {# tries of {all}}}' },
    'zh-CN': { 'a.hello': '你好，{name}', 'a.left': '还剩 {n} 次，共 {all} 次' },
    'zh-TW': { 'a.hello': '你好，{name}', 'a.left': '還剩 {n} 次，共 {all} 次' },
  }
  const withText = (locale: keyof Catalogues, id: string, text: string): Catalogues => ({
    ...good,
    [locale]: { ...good[locale], [id]: text },
  })

  test('good catalogues pass every check', () => {
    const checks = [
      findGaps,
      findPlaceholderMistakes,
      findUntranslated,
      findScriptMistakes,
      findSyntaxMistakes,
      findPoliteForms,
    ]
    expect(checks.flatMap((find) => find(good))).toEqual([])
  })

  test('an empty text, and one that exists in only one language', () => {
    expect(findGaps(withText('zh-TW', 'a.left', ' '))).toEqual(['a.left: no text in zh-TW'])
    expect(findGaps(withText('zh-CN', 'a.more', '更多'))).toEqual(['a.more: no text in en', 'a.more: no text in zh-TW'])
  })

  test('a placeholder that is misspelt, or missing in a plural', () => {
    expect(findPlaceholderMistakes(withText('zh-CN', 'a.hello', '你好，{nam}'))).toHaveLength(1)
    expect(findPlaceholderMistakes(withText('zh-TW', 'a.left', '還剩 {n, plural, other {# 次}}'))).toHaveLength(1)
    expect(placeholdersOf('{n, plural, one {# try} other {# tries of {all}}}')).toEqual(['all', 'n'])
  })

  test('a text that the page cannot parse', () => {
    expect(findSyntaxMistakes(withText('zh-CN', 'a.hello', '你好，{name'))[0]).toMatch(
      /^a\.hello: cannot be parsed in zh-CN: /,
    )
    const onlyOne = '{n, plural, one {# 次，共 {all}}}'
    expect(findSyntaxMistakes(withText('zh-TW', 'a.left', onlyOne))).toEqual([
      'a.left: cannot be parsed in zh-TW: {n} has no “other” case',
    ])
    expect(findSyntaxMistakes(withText('en', 'a.left', '{n, number} of {all}'))).toHaveLength(1)
  })

  test('the polite form', () => {
    expect(findPoliteForms(withText('zh-CN', 'a.hello', '您好，{name}'))).toEqual([
      'a.hello: 您 in zh-CN, where we use 你',
    ])
  })

  test('a text left in English', () => {
    expect(findUntranslated(withText('zh-TW', 'a.hello', 'Hello {name}'))).toEqual(['a.hello: still English in zh-TW'])
  })

  test('a character of the other script', () => {
    expect(findScriptMistakes(withText('zh-TW', 'a.hello', '请稍后，{name}'))).toEqual([
      'a.hello: 请 does not belong in zh-TW',
      'a.hello: 后 does not belong in zh-TW',
    ])
    expect(findScriptMistakes(withText('zh-CN', 'a.hello', '請稍後，{name}'))).toHaveLength(2)
  })

  test('a text that is not used, and a prefix that is not built', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, as in a file
    const sources = "t('a.hello'); t(`error.${id}`)"
    expect(findUnused(['a.hello', 'a.left', 'error.x'], sources, { 'error.': 'errors' })).toEqual([
      'a.left: not used anywhere',
    ])
    expect(findUnused([], sources, { 'step.': 'steps' })).toEqual(['step.: not built anywhere'])
  })
})

describe('the real texts', async () => {
  const catalogues: Catalogues = {
    en: await readCatalogue('en'),
    'zh-CN': await readCatalogue('zh-CN'),
    'zh-TW': await readCatalogue('zh-TW'),
  }

  test('exist', () => {
    expect(Object.keys(catalogues.en).length).toBeGreaterThan(0)
  })
  test('exist in every language', () => {
    expect(findGaps(catalogues)).toEqual([])
  })
  test('can be parsed', () => {
    expect(findSyntaxMistakes(catalogues)).toEqual([])
  })
  test('take the same values in every language', () => {
    expect(findPlaceholderMistakes(catalogues)).toEqual([])
  })
  test('are translated', () => {
    expect(findUntranslated(catalogues)).toEqual([])
  })
  test('use only characters of their own script', () => {
    expect(findScriptMistakes(catalogues)).toEqual([])
  })
  test('use the informal 你, as does the account service', () => {
    const files = globSync(['src/i18n/catalogues/**/*.po', 'mocks/words/*.ts'], { cwd: root })
    const withWord = (word: string) => files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes(word))
    expect(withWord('你')).toHaveLength(4)
    expect(withWord(politeYou)).toEqual([])
  })
  test('are all used', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/i18n/message-types.ts'] })
    const sources = files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n')
    expect(findUnused(Object.keys(catalogues.en), sources)).toEqual([])
  })
  test('match the generated types', () => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}tools/message-types.ts`, '--check'], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
