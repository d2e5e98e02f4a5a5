import { readFileSync } from 'node:fs'
import { getCountries } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { countryData, mobileLengths } from '../../src/rules/country-data.ts'
import { countryDataSource } from '../../tools/country-data.ts'

describe('the generated data', () => {
  test('is up to date', () => {
    const file = new URL('../../src/rules/country-data.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(countryDataSource())
  })

  test('has every region of libphonenumber once, in pinyin without accents', () => {
    const regions = countryData.map(([, region]) => region)
    expect(regions.toSorted()).toEqual(getCountries().toSorted())
    expect(countryData.filter(([, , pinyin]) => !/^[a-z]+( [a-z]+)*$/.test(pinyin))).toEqual([])
  })

  test('has the lengths of mobile numbers for each code', () => {
    expect(new Set(Object.keys(mobileLengths))).toEqual(new Set(countryData.map(([code]) => code)))
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
