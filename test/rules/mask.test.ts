import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { fc } from '../fast-check.ts'
import { anyText } from './any-text.ts'

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
  ['no digits', 'no digits'],
])('VAL-09 shows the phone number %j as %j', (value, masked) => {
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
])('VAL-10 shows the email address %j as %j', (value, masked) => {
  expect(maskEmail(value)).toBe(masked)
})

test('VAL-09 VAL-10 leaves an already masked value unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom('1', '*', '@', 'a', '(+1)') })), (value) => {
      expect(maskPhone(maskPhone(value))).toBe(maskPhone(value))
      expect(maskEmail(maskEmail(value))).toBe(maskEmail(value))
    }),
    { numRuns: 1000 },
  )
})
