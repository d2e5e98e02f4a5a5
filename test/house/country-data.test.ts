import { expect, test } from 'vitest'
import { countryData, mobileLengths } from '../../src/rules/country-data.ts'
import { renderCountryData } from '../../tools/country-data.ts'

test('the generated country data is up to date, and contains mobile number lengths and pinyin without accents', async () => {
  await expect(renderCountryData()).toMatchFileSnapshot('../../src/rules/country-data.ts')
  expect(countryData.filter(([, , pinyin]) => !/^[a-z]+( [a-z]+)*$/.test(pinyin))).toEqual([])
  expect(countryData).toContainEqual(['504', 'HN', 'hong du la si'])
  expect([mobileLengths['86'], mobileLengths['1'], mobileLengths['49']]).toEqual([[11], [10], [10, 11]])
})
