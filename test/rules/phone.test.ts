import { describe, expect, test } from 'vitest'
import { listCountryCodes } from '../../src/rules/countries.ts'
import { formatPhone, getMaxPhoneLength, isAllDigits, isPhone, parsePhone, readPhone } from '../../src/rules/phone.ts'
import { fc } from '../fast-check.ts'

const codes = ['86', '1', '1264', '852', '44', '39']

describe('WID-01 all digits', () => {
  test.each(['1', '13800138000', '１３８', ' 138 ', '١٣٨', '۱۳۸', '\u202A138\u202C'])('WID-01 accepts %j', (value) => {
    expect(isAllDigits(value)).toBe(true)
  })
  test.each(['', ' ', '138a', '+86', '13 8', 'a@b.cn', '१३८', '1a', 'a1'])('WID-01 rejects %j', (value) => {
    expect(isAllDigits(value)).toBe(false)
  })
})

describe('IM-3 IM-2 parsing a phone number', () => {
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
    ['+86', '86', ''],
    ['0044', '44', ''],
    ['＋８６　１３８－００１３－８０００', '86', '13800138000'],
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', '44', '2079460000'],
    ['\u202A+44 20 7946\u00A00000\u202C', '44', '2079460000'],
    ['+44\t20\n7946\r\n0000', '44', '2079460000'],
    ['+44.20.7946.0000', '44', '2079460000'],
    ['+44/20/7946\u22120000', '44', '2079460000'],
    ['tel:+44-20-7946-0000', '44', '2079460000'],
    ['TEL: 13800138000', '86', '13800138000'],
    ['tel: +44 20 7946 0000 ', '44', '2079460000'],
    // A zero in parentheses is dropped, except from an Italian number.
    ['+44 (0)20 7946 0000', '44', '2079460000'],
    ['0044 ( 0 ) 20 7946 0000', '44', '2079460000'],
    ['(0)138 0013 8000', '86', '13800138000'],
    ['+39 (0)6 698 1234', '39', '066981234'],
    ['+44 020 7946 0000', '44', '02079460000'],
    // An extension is dropped.
    ...[
      ' ext. 12',
      ' Extension: 12',
      'x12',
      ' #12',
      '转12',
      ' 轉 12',
      '分机12',
      ' 分機：12',
      ';ext=12',
      ';a=b.c\n;x',
    ].map((extension) => [`tel:+44 20 7946 0000${extension}`, '44', '2079460000']),
  ])('IM-3 reads %s', (text, countryCode, number) => {
    expect(readPhone(text, '86', codes)).toEqual({ countryCode, number })
  })

  test('IM-3 keeps the zero of an Italian number, even if its country code is selected instead of typed', () => {
    expect(readPhone('(0)6 698 1234', '39', codes)).toEqual({ countryCode: '39', number: '066981234' })
  })

  test.each([
    ...['', '+', '()', 'a@b.cn', '138x', '1+2', '13800138000,', 'x12', 'a138', '138 x12 0013'],
    ...['ext 12 138', '138 tel:', 'tel:', '138\u00B71', '१'],
  ])('IM-3 rejects %j', (text) => {
    expect(readPhone(text, '86', codes)).toBeUndefined()
  })

  test('IM-3 ignores an empty dialing code in the list', () => {
    expect(readPhone('+7 1234', '86', [''])).toBeUndefined()
  })

  test.each(['+999 1234 5678', '00999 12345678'])('IM-3 rejects %s instead of using the selected country', (text) => {
    expect(readPhone(text, '44', codes)).toBeUndefined()
    expect(readPhone(text.replace('999', '852'), '44', codes)).toEqual({ countryCode: '852', number: '12345678' })
  })

  test('IM-3 prefers the longest dialing code, whatever the order of the list', () => {
    for (const list of [
      ['1', '1264'],
      ['1264', '1'],
    ]) {
      expect(readPhone('+1 264 555', '86', list)).toEqual({ countryCode: '1264', number: '555' })
    }
  })

  test('IM-3 reads a number that is too long without truncating it, and treats it as invalid (VAL-08)', () => {
    const phone = readPhone('138 0013 80001', '86', codes)
    expect(phone).toEqual({ countryCode: '86', number: '138001380001' })
    expect(phone && isPhone(phone)).toBe(false)
  })

  test('IM-3 reads back a formatted phone number, and a number with a leading + or 00', () => {
    const allCodes = listCountryCodes()
    const nationalNumber = fc.stringMatching(/^[1-9][0-9]{3,14}$/)
    fc.assert(
      fc.property(fc.constantFrom(...allCodes), nationalNumber, (countryCode, number) => {
        const phone = { countryCode, number }
        expect(readPhone(formatPhone(phone), '86', allCodes)).toEqual(phone)
        const trunkPrefix = countryCode === '39' ? '' : '(0)'
        expect(readPhone(`+${countryCode} ${trunkPrefix} ${number}`, '86', allCodes)).toEqual(phone)
        expect(readPhone(`00${countryCode}-${number} ext 7`, '1', allCodes)).toEqual(phone)
      }),
    )
  })
})

test('VAL-07 prefixes a number with its country code in parentheses, except for the code 86', () => {
  expect(formatPhone({ countryCode: '86', number: '13800138000' })).toBe('13800138000')
  expect(formatPhone({ countryCode: '1', number: '4155550100' })).toBe('(+1)4155550100')
})

test('VAL-08 limits the length to 11 digits for 86 and to 20 for all other codes', () => {
  expect(getMaxPhoneLength('86')).toBe(11)
  expect(getMaxPhoneLength('1')).toBe(20)
})

describe('VAL-08 valid phone numbers', () => {
  test.each([
    ['86', '13800138000'],
    ['1', '4155'],
    ['44', '02079460000'],
    ['852', '1'.repeat(20)],
  ])('VAL-08 accepts +%s %s', (countryCode, number) => {
    expect(isPhone({ countryCode, number })).toBe(true)
  })
  test.each([
    ['86', '1380013800'],
    ['86', '138001380001'],
    ['86', '23800138000'],
    ['86', '1380013800x'],
    ['86', '01380013800'],
    ['86', ''],
    ['1', '415'],
    ['1', '1'.repeat(21)],
    ['1', '415x'],
    ['1', 'x415'],
    ['1', ''],
  ])('VAL-08 rejects +%s %j', (countryCode, number) => {
    expect(isPhone({ countryCode, number })).toBe(false)
  })
})

test('VAL-07 reads a value without a dialing code in parentheses as a number with the code 86', () => {
  for (const value of ['', '13800138000', '+8613800138000', '(+)1', '(+1', 'x(+1)2', '(1)2']) {
    expect(parsePhone(value)).toEqual({ countryCode: '86', number: value })
  }
  expect(parsePhone('(+44)20\n7946')).toEqual({ countryCode: '44', number: '20\n7946' })
  expect(parsePhone('(+44)')).toEqual({ countryCode: '44', number: '' })
})
