import { describe, expect, test } from 'vitest'
import { extractDigits, normalizeDigits, normalizeText } from '../../src/rules/plain-text.ts'

test.each([
  ['ａ＠ｂ．ｃｎ', 'a@b.cn'],
  ['　１２　', '12'],
  ['a\u00A0b', 'a b'],
  ['\u200Ba\uFEFF\u202Ab\u202C\u00AD', 'ab'],
  ['\u200B \u200B', ''],
  ['ﬁ', 'fi'],
  ['é', 'é'],
  ['密码 🙂', '密码 🙂'],
  ['a\tb\n', 'a\tb'],
  ['', ''],
])('IM-2 normalizes %j', (text, plain) => {
  expect(normalizeText(text)).toBe(plain)
})

describe('IM-2 OC-1 digits', () => {
  test.each([
    ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
    ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
    [' ٣x۴ ', '3x4'],
    ['१२', '१२'],
  ])('IM-2 converts only Arabic-Indic and Persian digits in %s', (text, plain) => {
    expect(normalizeDigits(text)).toBe(plain)
  })
  test.each([
    ['１２ 34-56', '123456'],
    ['٤٢', '42'],
    ['no', ''],
    ['', ''],
  ])('OC-1 keeps only the digits of %j', (text, digits) => {
    expect(extractDigits(text)).toBe(digits)
  })
})
