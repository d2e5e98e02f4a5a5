import { describe, expect, test } from 'vitest'
import type { Translate } from '../../src/i18n/translations.tsx'
import { findMainRegion, listCountries, listCountryCodes } from '../../src/rules/countries.ts'
import { commonCodes, commonCountries, getCountryName, getNamesLang } from '../../src/widgets/phone/common-countries.ts'
import { createLoginValue, findProblem, isInternational, splitPhone } from '../../src/widgets/phone/phone-entry.ts'
import { readLoginEntry, readPhoneEntry } from '../../src/widgets/phone/read-entry.ts'
import { addRecentRegion, readRecentRegions } from '../../src/widgets/phone/use-country-directory.ts'
import { fakeHost } from '../host/fake-host.ts'

const codes = listCountryCodes()
/** Returns a message's id and values instead of its text. */
const t = ((id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id)) as unknown as Translate

describe('VAL-08 problems with a phone number', () => {
  test.each([
    ['', '86', 'empty'],
    [' 　', '86', 'empty'],
    ['138001380001', '86', 'too-long'],
    ['+86 138 0013 80001', '1', 'too-long'],
    ['1380013800', '86', 'invalid'],
    ['mei.lin@northwind.co', '86', 'invalid'],
    ['123456789012345678901', '1', 'too-long'],
  ])('reports a problem with %j if +%s is selected: %s', (text, code, problem) => {
    expect(findProblem(text, code, codes)?.kind).toBe(problem)
  })

  test('accepts a valid number', () => expect(findProblem('13800138000', '86', codes)).toBeUndefined())
})

describe('IM-3 splitting a country code from the number', () => {
  test.each([
    ['+1 (415) 555-0100', '86', { countryCode: '1', number: '4155550100' }],
    ['0086 138 0013 8000', '1', { countryCode: '86', number: '13800138000' }],
    ['+971 50 123 4567', '86', { countryCode: '971', number: '501234567' }],
  ])('splits %j if +%s is selected', (text, code, phone) => {
    expect(splitPhone(text, code, codes)).toEqual(phone)
  })

  test.each(['138', '138 0013', '+86 138', '138001380001', '13800138000@qq.com', 'mei', ''])(
    'does not split %j',
    (text) => {
      expect(splitPhone(text, '86', codes)).toBeUndefined()
    },
  )

  test('treats a number as international only if its country code is prefixed with + or 00', () => {
    for (const text of ['+1 415', '＋1', '(+1) 415', '001 415', 'tel:+1415', '\u202A+86 138']) {
      expect(isInternational(text), text).toBe(true)
    }
    for (const text of ['138', '0138', 'a+b@c.co', '']) expect(isInternational(text), text).toBe(false)
  })
})

describe('VAL-07 the submitted value', () => {
  test.each([
    ['13800138000', '86', '13800138000'],
    ['4155550100', '1', '(+1)4155550100'],
    ['+65 9123 4567', '86', '(+65)91234567'],
    ['13800138000', '', '13800138000'],
  ])('reads %j (with +%s selected) as %s', async (text, code, value) => {
    expect(await readPhoneEntry(text, code, t)).toMatchObject({ ok: true, value })
  })

  test.each([
    ['', '86', 'phone-field.empty'],
    ['138', '86', 'phone-field.invalid-86'],
    ['138', '1', 'phone-field.invalid'],
    ['+999 138', '86', 'phone-field.invalid-86'],
    ['138001380001', '86', 'phone-field.too-long {"code":"86","limit":11}'],
    ['+65 123456789012345678901', '86', 'phone-field.too-long {"code":"65","limit":20}'],
  ])('rejects %j if +%s is selected, with the error %s', async (text, code, error) => {
    expect(await readPhoneEntry(text, code, t)).toEqual({ ok: false, error })
  })

  test.each([
    ['13800138000', '86', '13800138000'],
    ['123', '1', '(+1)123'],
    ['+1 (415) 555-0100', '86', '(+1)4155550100'],
    [' Mei.Lin@northwind.co ', '86', 'Mei.Lin@northwind.co'],
    ['mei＠northwind。co', '1', 'mei@northwind.co'],
    ['12-34', '86', '12-34'],
  ])('IN-7 sends the login %j (with +%s selected) as %s', async (text, code, value) => {
    expect(createLoginValue(text, code, codes)).toBe(value)
    expect(await readLoginEntry(text, code)).toBe(value)
  })
})

describe('WID-02 common countries', () => {
  test('uses the same codes and names for common countries as the full list', () => {
    for (const { region, countryCode } of commonCountries) {
      expect(findMainRegion(countryCode)).toBe(region)
      for (const locale of ['en', 'zh-CN', 'zh-TW']) {
        const listedCountry = listCountries(locale).find((country) => country.region === region)
        expect(getCountryName(region, locale)).toBe(listedCountry?.name)
      }
    }
    expect(new Set(commonCodes).size).toBe(commonCodes.length)
  })

  test('uses Chinese country names for zh-CN and English names for every other language', () => {
    expect(['zh-CN', 'zh-TW', 'en'].map(getNamesLang)).toEqual(['zh-CN', 'en', 'en'])
  })
})

describe('recently selected countries', () => {
  test('stores the region codes of the last three countries, newest first, without duplicates', () => {
    const { storage } = fakeHost()
    for (const region of ['SG', 'JP', 'SG', 'MY', 'GB']) addRecentRegion(storage, region)
    expect(readRecentRegions(storage)).toEqual(['GB', 'MY', 'SG'])
    expect(storage.get('recent_countries')).toBe('GB MY SG')
  })

  test('ignores invalid stored values, and does not throw if storage is unavailable', () => {
    const { storage } = fakeHost()
    storage.set('recent_countries', 'SG <b> sg CHN JP')
    expect(readRecentRegions(storage)).toEqual(['SG', 'JP'])
    const blockedStorage = { get: () => undefined, set: () => false, remove: () => {} }
    expect(addRecentRegion(blockedStorage, 'SG')).toEqual(['SG'])
    expect(readRecentRegions(blockedStorage)).toEqual([])
  })
})
