import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, isAllDigits, parsePhoneValue, phoneLimit, phoneValue, readPhone } from '../../src/rules/phone.ts'
import { expectLinear } from './linear.ts'

const codes = ['86', '1', '1264', '852', '44']

describe('WID-01 all digits', () => {
  test.each(['1', '13800138000', '１３８', ' 138 '])('WID-01 takes %j', (value) => {
    expect(isAllDigits(value)).toBe(true)
  })
  test.each(['', ' ', '138a', '+86', '13 8', 'a@b.cn', '١٣٨'])('WID-01 refuses %j', (value) => {
    expect(isAllDigits(value)).toBe(false)
  })
})

test('IM-2 OC-1 digits of what is typed, full-width ones made plain', () => {
  expect(digitsOf('１２ 34-56')).toBe('123456')
  expect(digitsOf('no')).toBe('')
})

describe('IM-3 reading a phone', () => {
  test.each([
    ['13800138000', '86', '13800138000'],
    ['\t13800138000\n', '86', '13800138000'],
    ['138 0013 8000', '86', '13800138000'],
    ['+86 138-0013 8000', '86', '13800138000'],
    ['＋８６ 138‑0013‑8000', '86', '13800138000'],
    ['0086 13800138000', '86', '13800138000'],
    ['+1 (415) 555-0100', '1', '4155550100'],
    ['(+44) 20 7946 0000', '44', '2079460000'],
    ['+1 264 555 0100', '1264', '5550100'],
    ['852 1234', '86', '8521234'],
    ['+999 1234', '86', '9991234'],
  ])('IM-3 %s', (typed, countryCode, number) => {
    expect(readPhone(typed, '86', codes)).toEqual({ countryCode, number })
  })

  test.each(['', '+', '()', 'a@b.cn', '138x', '1+2', '13800138000,'])('IM-3 is no phone: %j', (typed) => {
    expect(readPhone(typed, '86', codes)).toBeUndefined()
  })

  test('IM-3 an empty dialing code in the list is no match', () => {
    expect(readPhone('+7 1234', '86', [''])).toEqual({ countryCode: '86', number: '71234' })
  })
})

describe('VAL-07 the value sent', () => {
  test('VAL-07 86 as it is, others with plus and the country code in parentheses', () => {
    expect(phoneValue({ countryCode: '86', number: '13800138000' })).toBe('13800138000')
    expect(phoneValue({ countryCode: '1', number: '4155550100' })).toBe('(+1)4155550100')
  })

  test('VAL-07 is taken apart into what it was made of', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{0,14}$/)
    fc.assert(
      fc.property(digits, digits, (countryCode, number) => {
        const phone = { countryCode, number }
        expect(parsePhoneValue(phoneValue(phone))).toEqual(phone)
      }),
    )
  })
})

test('VAL-08 the limit is 11 for 86, else 20', () => {
  expect(phoneLimit('86')).toBe(11)
  expect(phoneLimit('1')).toBe(20)
})

test('IN-10 takes linear time', () => {
  expectLinear((value) => readPhone(value, '86', codes), `${'1 '.repeat(25_000)}x`)
  expectLinear(isAllDigits, `${'1'.repeat(50_000)}x`)
  expectLinear(parsePhoneValue, `(+${'1'.repeat(50_000)}`)
})
