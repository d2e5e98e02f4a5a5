import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'

test.each([
  ['13800138000', '138****8000'],
  ['(+1)4155550100', '(+1)415****100'],
  ['1234567', '123****'],
  ['12345', '123****'],
  ['123', '123'],
  ['', ''],
  ['138****8000', '138****8000'],
])('VAL-09 %s', (value, masked) => {
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
  ['😀😀😀😀😀@x.cn', '😀😀****😀😀@x.cn'],
])('VAL-10 %s', (value, masked) => {
  expect(maskEmail(value)).toBe(masked)
})

test('VAL-09 digits 4 to 7 of a phone are never shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{7,20}$/), (number) => {
      expect(maskPhone(number)).toBe(`${number.slice(0, 3)}****${number.slice(7)}`)
    }),
  )
})
