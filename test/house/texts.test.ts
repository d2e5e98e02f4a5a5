// Every check is first seen to find a planted slip, then asked about the real catalogues.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../../tools/catalogues.ts'
import {
  type Catalogues,
  findGaps,
  findPlaceholderSlips,
  findPoliteForms,
  findScriptSlips,
  findSyntaxSlips,
  findUntranslated,
  findUnused,
  placeholdersOf,
  politeYou,
} from '../../tools/texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('on planted slips', () => {
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
    const checks = [findGaps, findPlaceholderSlips, findUntranslated, findScriptSlips, findSyntaxSlips, findPoliteForms]
    expect(checks.flatMap((find) => find(good))).toEqual([])
  })

  test('an empty text, and one that only one language has', () => {
    expect(findGaps(withText('zh-TW', 'a.left', ' '))).toEqual(['a.left: no text in zh-TW'])
    expect(findGaps(withText('zh-CN', 'a.more', '更多'))).toEqual(['a.more: no text in en', 'a.more: no text in zh-TW'])
  })

  test('a placeholder misspelt, or lost inside a plural', () => {
    expect(findPlaceholderSlips(withText('zh-CN', 'a.hello', '你好，{nam}'))).toHaveLength(1)
    expect(findPlaceholderSlips(withText('zh-TW', 'a.left', '還剩 {n, plural, other {# 次}}'))).toHaveLength(1)
    expect(placeholdersOf('{n, plural, one {# try} other {# tries of {all}}}')).toEqual(['all', 'n'])
  })

  test('a text that the page cannot read', () => {
    expect(findSyntaxSlips(withText('zh-CN', 'a.hello', '你好，{name'))[0]).toMatch(
      /^a\.hello: cannot be read in zh-CN: /,
    )
    const onlyOne = '{n, plural, one {# 次，共 {all}}}'
    expect(findSyntaxSlips(withText('zh-TW', 'a.left', onlyOne))).toEqual([
      'a.left: cannot be read in zh-TW: {n} has no case “other”',
    ])
    expect(findSyntaxSlips(withText('en', 'a.left', '{n, number} of {all}'))).toHaveLength(1)
  })

  test('the polite form', () => {
    expect(findPoliteForms(withText('zh-CN', 'a.hello', '您好，{name}'))).toEqual([
      'a.hello: 您 in zh-CN, where we say 你',
    ])
  })

  test('a text left in English', () => {
    expect(findUntranslated(withText('zh-TW', 'a.hello', 'Hello {name}'))).toEqual(['a.hello: still English in zh-TW'])
  })

  test('a character of the other script', () => {
    expect(findScriptSlips(withText('zh-TW', 'a.hello', '请稍后，{name}'))).toEqual([
      'a.hello: 请 does not belong in zh-TW',
      'a.hello: 后 does not belong in zh-TW',
    ])
    expect(findScriptSlips(withText('zh-CN', 'a.hello', '請稍後，{name}'))).toHaveLength(2)
  })

  test('a text that nobody shows, and a prefix that nobody builds', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, as a file would hold it
    const sources = "t('a.hello'); t(`error.${id}`)"
    expect(findUnused(['a.hello', 'a.left', 'error.x'], sources, { 'error.': 'errors' })).toEqual([
      'a.left: used nowhere',
    ])
    expect(findUnused([], sources, { 'step.': 'steps' })).toEqual(['step.: built nowhere'])
  })
})

describe('the real texts', async () => {
  const catalogues: Catalogues = {
    en: await readCatalogue('en'),
    'zh-CN': await readCatalogue('zh-CN'),
    'zh-TW': await readCatalogue('zh-TW'),
  }

  test('are there at all', () => {
    expect(Object.keys(catalogues.en).length).toBeGreaterThan(0)
  })
  test('stand in every language', () => {
    expect(findGaps(catalogues)).toEqual([])
  })
  test('can be read', () => {
    expect(findSyntaxSlips(catalogues)).toEqual([])
  })
  test('take the same values in every language', () => {
    expect(findPlaceholderSlips(catalogues)).toEqual([])
  })
  test('are translated', () => {
    expect(findUntranslated(catalogues)).toEqual([])
  })
  test('keep to their script', () => {
    expect(findScriptSlips(catalogues)).toEqual([])
  })
  test('say 你, as to a friend, and so does the account service', () => {
    const files = globSync(['src/i18n/catalogues/**/*.po', 'mocks/words/*.ts'], { cwd: root })
    const withWord = (word: string) => files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes(word))
    expect(withWord('你').length).toBeGreaterThan(8)
    expect(withWord(politeYou)).toEqual([])
  })
  test('are all shown somewhere', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/i18n/message-types.ts'] })
    const sources = files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n')
    expect(findUnused(Object.keys(catalogues.en), sources)).toEqual([])
  })
  test('are the ones that the compiler knows', () => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}tools/message-types.ts`, '--check'], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
