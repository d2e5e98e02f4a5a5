import { describe, expect, test } from 'vitest'
import { digitsOf, plainDigits, plainText } from '../../src/rules/plain-text.ts'
import { fc } from '../fast-check.ts'
import { anyText } from './any-text.ts'
import { expectLinear } from './linear.ts'

describe('IM-2 plain text', () => {
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
  ])('IM-2 normalizes %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain)
  })

  test('IM-2 equals NFKC where no characters combine', () => {
    const unit = fc.constantFrom(...'aZ09+@. ａＺ０９＋＠．　ｱｶ①㍿ﬁ密é')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(plainText(text)).toBe(text.normalize('NFKC').trim())
      }),
    )
  })

  test('IM-2 normalizing a text twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const normalize of [plainText, plainDigits, digitsOf])
          expect(normalize(normalize(text))).toBe(normalize(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('IM-2 OC-1 digits', () => {
  test.each([
    ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
    ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
    [' ٣x۴ ', '3x4'],
    ['१२', '१२'],
  ])('IM-2 reads digits of other keyboards: %s', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain)
  })
  test.each([
    ['１２ 34-56', '123456'],
    ['٤٢', '42'],
    ['no', ''],
    ['', ''],
  ])('OC-1 the digits of %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits)
  })
  test('OC-1 keeps nothing but digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(digitsOf(text)).toMatch(/^[0-9]*$/)
      }),
    )
  })
})

test.each([
  ['spaces', ' '.repeat(50_000)],
  ['combining marks, for which NFKC is quadratic', '\u0315\u0300'.repeat(25_000)],
  ['invisible characters', '\u200B'.repeat(50_000)],
  ['spaces around', `${' '.repeat(25_000)}1${' '.repeat(25_000)}`],
])('IN-10 takes linear time: %s', (_, value) => {
  expectLinear(digitsOf, value)
})
