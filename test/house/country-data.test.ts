import { readFileSync } from 'node:fs'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { countryData, mobileLengths } from '../../src/rules/country-data.ts'
import { countryDataSource } from '../../tools/country-data.ts'

const file = new URL('../../src/rules/country-data.ts', import.meta.url)

describe('the generated data', () => {
  test('is up to date', () => {
    expect(readFileSync(file, 'utf8')).toBe(countryDataSource())
  })

  test('has every region of libphonenumber once, with its code', () => {
    const regions = countryData.map(([, region]) => region)
    expect(regions.toSorted()).toEqual(getCountries().toSorted())
    for (const [code, region] of countryData) expect(code).toBe(getCountryCallingCode(region as CountryCode))
  })

  test('consists of digits, region codes and pinyin', () => {
    for (const [code, region, pinyin] of countryData) {
      expect(code).toMatch(/^[1-9][0-9]{0,2}$/)
      expect(region).toMatch(/^[A-Z]{2}$/)
      expect(pinyin).toMatch(/^[a-z]+( [a-z]+)*$/)
    }
  })

  test('has the lengths of mobile numbers for each code', () => {
    expect(new Set(Object.keys(mobileLengths))).toEqual(new Set(countryData.map(([code]) => code)))
    for (const lengths of Object.values(mobileLengths)) expect(lengths.length).toBeGreaterThan(0)
    expect([mobileLengths['86'], mobileLengths['1'], mobileLengths['49']]).toEqual([[11], [10], [10, 11]])
  })

  test.each([
    ['CN', '86', 'zhong guo'],
    ['TW', '886', 'tai wan'],
    ['CA', '1', 'jia na da'],
    ['SC', '248', 'sai she er'],
    ['HN', '504', 'hong du la si'],
    ['CG', '242', 'gang guo bu'],
  ])('%s is +%s, %s', (region, code, pinyin) => {
    expect(countryData).toContainEqual([code, region, pinyin])
  })
})
