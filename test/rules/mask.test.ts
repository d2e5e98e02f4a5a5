import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { fc } from '../fast-check.ts'
import { anyText } from './any-text.ts'
import { expectLinear } from './linear.ts'

test.each([
  ['13800138000', '138****8000'],
  ['(+1)4155550100', '(+1)415****100'],
  ['1234567', '123****'],
  ['12345', '123****'],
  ['123', '123'],
  ['', ''],
  ['1234', '123****'],
  ['12345678', '123****8'],
  ['138****8000', '138****8000'],
  ['(+86)13800138000', '138****8000'],
  ['(+1)415****100', '(+1)415****100'],
  ['138 0013 8000', '138**** 8000'],
  ['+44 20-7946 0000', '+44 2****6 0000'],
  ['١٣٨٠٠١٣٨٠٠٠', '١٣٨****٨٠٠٠'],
  ['no phone', 'no phone'],
])('VAL-09 masks %s', (value, masked) => {
  expect(maskPhone(value)).toBe(masked)
})

test.each([
  ['username@example.com', 'us****me@example.com'],
  ['abcde@x.cn', 'ab****de@x.cn'],
  ['abcd@x.cn', 'a****@x.cn'],
  ['a@x.cn', 'a****@x.cn'],
  ['"a@b"@x.cn', '"a****b"@x.cn'],
  ['@x.cn', '****@x.cn'],
  ['no-at-sign', 'no****gn'],
  ['', '****'],
  ['ab@x.cn', 'a****@x.cn'],
  ['abcdef@x.cn', 'ab****ef@x.cn'],
  ['us****me@x.cn', 'us****me@x.cn'],
  ['a****@x.cn', 'a****@x.cn'],
  ['abc****d@x.cn', 'ab*****d@x.cn'],
  ['a****bcd@x.cn', 'a*****cd@x.cn'],
  ['****@x.cn', '****@x.cn'],
  ['a\n****@x.cn', 'a\n****@x.cn'],
  ['😀😀😀😀😀@x.cn', '😀😀****😀😀@x.cn'],
])('VAL-10 masks %s', (value, masked) => {
  expect(maskEmail(value)).toBe(masked)
})

test('VAL-09 hides digits 4 to 7 of a phone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{7,20}$/), (number) => {
      expect(maskPhone(number)).toBe(`${number.slice(0, 3)}****${number.slice(7)}`)
    }),
  )
})

test('VAL-09 hides those digits whatever separates them', () => {
  const between = fc.constantFrom('', ' ', '-', ' - ', '.', '(')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), between), { minLength: 7, maxLength: 20 }),
      (parts) => {
        const digits = parts.map(([digit]) => digit).join('')
        const masked = maskPhone(parts.map(([digit, space]) => `${digit}${space}`).join(''))
        expect(masked.replace(/[^0-9*]/g, '')).toBe(`${digits.slice(0, 3)}****${digits.slice(7)}`)
      },
    ),
  )
})

test('VAL-09 VAL-10 masking a value twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom('1', '*', '@', 'a', '(+1)') })), (value) => {
      expect(maskPhone(maskPhone(value))).toBe(maskPhone(value))
      expect(maskEmail(maskEmail(value))).toBe(maskEmail(value))
    }),
    { numRuns: 1000 },
  )
})

test('VAL-10 shows at most 2 characters at each end of the local part', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.]{1,30}$/), (local) => {
      const ends = local.length > 4 ? [local.slice(0, 2), local.slice(-2)] : [local.slice(0, 1), '']
      expect(maskEmail(`${local}@x.cn`)).toBe(`${ends.join('****')}@x.cn`)
    }),
  )
})

test('IN-10 takes linear time', () => {
  expectLinear(maskPhone, `${' '.repeat(50_000)}`)
  expectLinear(maskPhone, `12${'-'.repeat(50_000)}3`)
  expectLinear(maskEmail, '@'.repeat(50_000))
  expectLinear(maskEmail, '*'.repeat(50_000))
})
