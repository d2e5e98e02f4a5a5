import { expect, test } from 'vitest'
import { mobileLengths } from '../../src/rules/country-data.ts'
import { isChineseMobile, isPhone } from '../../src/rules/phone.ts'
import { suggestPhone } from '../../src/rules/suggest-phone.ts'
import { fc } from '../fast-check.ts'

test.each([
  // The number begins with the dialing code of the selected country.
  ['86', '8613800138000', '86', '13800138000'],
  ['1', '14155550123', '1', '4155550123'],
  ['44', '447911123456', '44', '7911123456'],
  ['65', '6591234567', '65', '91234567'],
  ['49', '4915112345678', '49', '15112345678'],
  ['39', '393331234567', '39', '3331234567'],
  // The number begins with the dialing code of another country.
  ['86', '14155550123', '1', '4155550123'],
  ['86', '12025550143', '1', '2025550143'],
  ['86', '85291234567', '852', '91234567'],
  ['86', '447911123456', '44', '7911123456'],
  ['1', '8613800138000', '86', '13800138000'],
  ['852', '8613800138000', '86', '13800138000'],
  ['65', '886912345678', '886', '912345678'],
  // The number is Chinese, but another country is selected.
  ['1', '13800138000', '86', '13800138000'],
  ['852', '13800138000', '86', '13800138000'],
])(
  'IM-3 with the country code +%s, the number %s prompts the suggestion +%s %s',
  (countryCode, number, suggestedCode, suggestedNumber) => {
    expect(suggestPhone({ countryCode, number })).toEqual({ countryCode: suggestedCode, number: suggestedNumber })
  },
)

test.each([
  ['86', '13800138000'],
  ['86', '17185550123'],
  ['86', '19912345678'],
  ['86', '1380013800'],
  ['86', '138001380001'],
  ['86', '91234567'],
  ['86', '02112345678'],
  ['1', '4155550123'],
  ['44', '7911123456'],
  ['44', '07911123456'],
  ['49', '3012345678'],
  ['7', '9161234567'],
  ['65', '1234'],
  ['999', '1234'],
  ['86', ''],
])('IM-3 with the country code +%s, the number %j prompts no suggestion', (countryCode, number) => {
  expect(suggestPhone({ countryCode, number })).toBeUndefined()
})

test('IM-3 suggests only valid phone numbers, and suggests no change to them', () => {
  const countryCode = fc.constantFrom(...Object.keys(mobileLengths))
  fc.assert(
    fc.property(countryCode, countryCode, fc.stringMatching(/^[0-9]{0,12}$/), (selectedCode, typedCode, digits) => {
      const suggestion = suggestPhone({ countryCode: selectedCode, number: typedCode + digits })
      if (!suggestion) return
      expect(isPhone(suggestion)).toBe(true)
      expect(suggestPhone(suggestion)).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})

test('VAL-08 recognizes the prefixes of Chinese mobile numbers', () => {
  const mobileNumbers = ['130', '145', '159', '166', '170', '189', '199'].map((prefix) => prefix.padEnd(11, '0'))
  for (const number of mobileNumbers) expect(isChineseMobile({ countryCode: '86', number })).toBe(true)
  for (const number of ['10000000000', '12000000000', '14100000000', '1380013800', '138001380001']) {
    expect(isChineseMobile({ countryCode: '86', number })).toBe(false)
  }
  expect(isChineseMobile({ countryCode: '1', number: '13000000000' })).toBe(false)
})
