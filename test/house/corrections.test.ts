// Corrections as they come back from spreadsheets: planted faults of each kind, then the real files.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { catalogueFolder, parseCatalogue, readCatalogue } from '../../tools/catalogues.ts'
import { applyCorrections } from '../../tools/corrections/apply.ts'
import { readEntries, setTexts } from '../../tools/corrections/po-text.ts'
import { type SheetRow, writeSheet } from '../../tools/corrections/sheet.ts'
import { fc } from '../fast-check.ts'

const file = (texts: Record<string, string>) =>
  `msgid ""\nmsgstr ""\n"Language: xx\\n"\n\n# A remark.\n${Object.entries(texts)
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n')}`

const texts = {
  en: { 'a.hello': 'Hello {name}', 'a.left': '{n, plural, one {# try} other {# tries}} left', 'a.ok': 'Fine' },
  'zh-CN': { 'a.hello': '你好，{name}', 'a.left': '还剩 {n} 次', 'a.ok': '好' },
  'zh-TW': { 'a.hello': '嗨，{name}', 'a.left': '還剩 {n} 次', 'a.ok': '好的' },
}

type Id = keyof (typeof texts)['en']

const row = (id: Id): SheetRow => ({
  id,
  texts: { en: texts.en[id], 'zh-CN': texts['zh-CN'][id], 'zh-TW': texts['zh-TW'][id] },
  seen: ['Login'],
})

let folder = ''
const read = (locale: string) => readFileSync(join(folder, `${locale}.po`), 'utf8')
const readAll = () => locales.map(read)
const apply = (table: string | Uint8Array) =>
  applyCorrections(typeof table === 'string' ? new TextEncoder().encode(table) : table, folder)

/** Nothing is written where anything is wrong. */
async function faultsOf(table: string | Uint8Array): Promise<string[]> {
  const before = readAll()
  const { faults, changes } = await apply(table)
  expect(changes).toEqual([])
  expect(readAll()).toEqual(before)
  return faults.map(({ line, message }) => `${line ?? '-'}: ${message}`)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corrections-'))
  for (const locale of locales) writeFileSync(join(folder, `${locale}.po`), file(texts[locale]))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The table as it comes back from a spreadsheet: other words in one column, the mark of what they were as it was. */
function corrected(rows: readonly SheetRow[], wanted: Record<string, string>): string {
  const lastCell = (line: string) => line.slice(line.lastIndexOf(',"'))
  const handedOut = writeSheet(rows).split('\r\n')
  const written = writeSheet(rows.map((one) => ({ ...one, texts: { ...one.texts, en: wanted[one.id] ?? '' } })))
  const lines = written
    .split('\r\n')
    .map((line, at) => line.replace(lastCell(line), () => lastCell(handedOut[at] ?? '')))
  return lines.join('\r\n')
}

describe('corrections', () => {
  test('change what they name, and nothing else of the file', async () => {
    const { changes, faults } = await apply('id,zh-CN\na.ok,很好\n')
    expect(faults).toEqual([])
    expect(changes).toEqual([{ line: 2, id: 'a.ok', locale: 'zh-CN', from: '好', to: '很好' }])
    expect(read('zh-CN')).toBe(file({ ...texts['zh-CN'], 'a.ok': '很好' }))
    expect(read('en')).toBe(file(texts.en))
  })

  test('take the table as it was handed out for no change at all', async () => {
    expect(await apply(writeSheet([row('a.hello'), row('a.left'), row('a.ok')]))).toEqual({
      changes: [],
      faults: [],
      newer: [],
      unread: [],
    })
  })

  test.each([
    ['semicolons', new TextEncoder().encode('id;en\r\na.ok;"All; right"\r\n;\r\n'), 'All; right'],
    ['tabs in UTF-16', new Uint8Array(Buffer.from('\uFEFFid\ten\na.ok\tAll right\n', 'utf16le')), 'All right'],
    ['a formula kept from running', new TextEncoder().encode("\uFEFFid,en\na.ok,'=1+1\n"), '=1+1'],
    ['a formula that was typed', new TextEncoder().encode('id,en\na.ok,-5 %\n'), '-5 %'],
    ['a backslash and quotes', new TextEncoder().encode('id,en\na.ok,"C:\\new ""x"""\n'), 'C:\\new "x"'],
    [
      'columns of others, and one row twice',
      new TextEncoder().encode('id,Remark,en\na.ok,x,Good\na.ok,,Good\n'),
      'Good',
    ],
  ])('are read with %s', async (_, table, expected) => {
    const { faults, changes } = await apply(table)
    expect(faults).toEqual([])
    expect(changes.map(({ to }) => to)).toEqual([expected])
    expect((await parseCatalogue(read('en'), 'en'))['a.ok']).toBe(expected)
  })

  test('say which columns were not read', async () => {
    expect((await apply('id,Remark,en\na.ok,x,Good\n')).unread).toEqual(['Remark'])
  })
})

describe('a file is refused as a whole', () => {
  test.each([
    ['an id that nobody knows', 'a.no,x', '3: No text is called “a.no”.'],
    ['no id', ',x', '3: There is no id.'],
    ['one id with two texts', 'a.ok,Great', '3: a.ok, en says something else than in line 2.'],
    ['no text', 'a.left,', '3: a.left, en is empty.'],
    ['a line break', 'a.left,"a\nb"', '3: a.left, en holds a line break or a tab.'],
    ['a space at the end', 'a.left,"x "', '3: a.left, en begins or ends with a space.'],
    ['a broken value', 'a.hello,Hello {name', /^3: a\.hello, en cannot be read: /],
    ['a value that is lost', 'a.hello,Hello', '3: a.hello, en must hold {name}, and holds none.'],
    ['a value too many', 'a.left,{n} of {all}', '3: a.left, en must hold {n}, and holds {all} {n}.'],
    [
      'a plural without the rest',
      'a.left,"{n, plural, one {#}}"',
      '3: a.left, en cannot be read: {n} has no case “other”.',
    ],
    [
      'a date, which the page cannot draw',
      'a.left,"{n, date}"',
      '3: a.left, en cannot be read: the page knows no “function”.',
    ],
    [
      'a comma that parts a text',
      'a.left,Well, {n} left',
      '3: There are more cells than columns. A text that holds a comma stands in quotes.',
    ],
  ])('for %s', async (_, line, expected) => {
    expect(await faultsOf(`id,en\na.ok,Good\n${line}\n`)).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ])
  })

  test.each([
    ['English in Chinese', 'zh-TW', 'Fine', '2: a.ok: still English in zh-TW.'],
    ['the other script', 'zh-TW', '没问题', /^2: a\.ok: 没 does not belong in zh-TW\.$/],
    ['the polite form', 'zh-CN', '您好', '2: a.ok: 您 in zh-CN, where we say 你.'],
  ])('for %s', async (_, locale, text, expected) => {
    const [fault] = await faultsOf(`id,${locale}\na.ok,${text}\n`)
    expect(fault).toMatch(expected)
  })

  test.each([
    ['no id', 'en\nx\n', '1: There is no column “id”.'],
    ['no texts', 'id,Remark\na.ok,x\n', '1: There is no column with texts: en, zh-CN, zh-TW.'],
    ['a language misnamed', 'id,en,zh_CN\na.ok,x,y\n', '1: No language is called “zh_CN”; there are en, zh-CN, zh-TW.'],
    ['two columns of one name', 'id,en,en\na.ok,x,y\n', '1: There are two columns “en”.'],
    ['a quote that is not closed', 'id,en\na.ok,"x\n', /^-: This is no CSV: .* at line 2$/],
  ])('for %s', async (_, table, expected) => {
    expect((await faultsOf(table))[0]).toMatch(expected)
  })

  test('for an encoding of one country', async () => {
    // 好 as Chinese spreadsheets save it unless told otherwise (GBK).
    const table = Uint8Array.of(...new TextEncoder().encode('id,zh-CN\na.ok,'), 0xba, 0xc3, 0x0a)
    expect(await faultsOf(table)).toEqual(['-: This is not UTF-8. Save it as “CSV UTF-8”.'])
  })

  test('for everything that is wrong in it, line by line', async () => {
    expect(await faultsOf('id,zh-CN\na.ok,您\na.no,x\na.left,\n')).toEqual([
      '2: a.ok: 您 in zh-CN, where we say 你.',
      '3: No text is called “a.no”.',
      '4: a.left, zh-CN is empty.',
    ])
  })
})

describe('a text that was changed meanwhile', () => {
  const table = writeSheet([row('a.ok')])
  beforeEach(() => writeFileSync(join(folder, 'en.po'), file({ ...texts.en, 'a.ok': 'All right' })))

  test('is not overwritten by another correction', async () => {
    expect(await faultsOf(table.replace('Fine', 'Great'))).toEqual([
      '2: a.ok, en was changed after this file was made: it now says “All right”, here it says “Great”.',
    ])
  })

  test('stays where the file did not touch it, while the other languages are corrected', async () => {
    const { newer, changes } = await apply(table.replace('好的', '很好'))
    expect(newer).toEqual(['a.ok, en'])
    expect(changes.map(({ locale, to }) => [locale, to])).toEqual([['zh-TW', '很好']])
    expect((await parseCatalogue(read('en'), 'en'))['a.ok']).toBe('All right')
  })

  test('is not overwritten either where nobody can tell what it was', async () => {
    const [fault] = await faultsOf(table.replace(/en:t\w+/, 'en:#NAME?').replace('Fine', 'Great'))
    expect(fault).toMatch('cannot be compared')
  })
})

describe('the real files', () => {
  beforeEach(() => {
    for (const locale of locales) copyFileSync(join(catalogueFolder, `${locale}.po`), join(folder, `${locale}.po`))
  })

  test.each(locales)('are read by the page as by the build: %s', async (locale) => {
    const entries = readEntries(read(locale)).map(({ id, text }) => [id, text])
    expect(Object.fromEntries(entries)).toEqual(await readCatalogue(locale))
    expect(entries.length).toBeGreaterThan(700)
  })

  test('give back any correction that went out by the page’s table', async () => {
    const real = await Promise.all(locales.map(readCatalogue))
    // A few of them: what is checked is what a table carries, not how many texts there are.
    const ids = Object.keys(real[0] ?? {}).filter((id) => !real[0]?.[id]?.includes('{'))
    const some = ids.slice(0, 8)
    const [en = {}, zhCN = {}, zhTW = {}] = real.map((all) => Object.fromEntries(some.map((id) => [id, all[id] ?? ''])))
    const files = [en, zhCN, zhTW].map(file)
    const word = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.trim() === text && !/[{}'#\p{Cc}\p{Cs}\uFEFF]/u.test(text))
    const start = fc.constantFrom('=', '+', '-', '@', "'=", "''-", '＝', '"', ',', ';', '\\')
    const correction = fc.oneof(
      word,
      fc.tuple(start, word).map((parts) => parts.join('')),
    )
    const corrections = fc.dictionary(fc.constantFrom(...some), correction, { minKeys: 1, noNullPrototype: true })
    await fc.assert(
      fc.asyncProperty(corrections, async (wanted) => {
        for (const [at, locale] of locales.entries()) writeFileSync(join(folder, `${locale}.po`), files[at] ?? '')
        const rows = Object.keys(wanted).map((id) => ({
          id,
          texts: { en: en[id] ?? '', 'zh-CN': zhCN[id] ?? '', 'zh-TW': zhTW[id] ?? '' },
        }))
        const { faults } = await apply(corrected(rows, wanted))
        expect(faults).toEqual([])
        expect(await parseCatalogue(read('en'), 'en')).toEqual({ ...en, ...wanted })
        expect(read('en')).toBe(setTexts(files[0] ?? '', new Map(Object.entries(wanted))))
        expect(read('zh-CN')).toBe(files[1])
      }),
    )
  })
})
