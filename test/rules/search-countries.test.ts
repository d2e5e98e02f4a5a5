import { describe, expect, test } from 'vitest'
import { listCountries } from '../../src/rules/countries.ts'
import { searchCountries } from '../../src/rules/search-countries.ts'
import { fc } from '../fast-check.ts'

const chinese = listCountries('zh-CN')
const english = listCountries('en')
const find = (query: string, countries = english) => searchCountries(query, countries).map(({ region }) => region)

/** Short forms, parts of a country, former names, other scripts and accents. */
test.each([
  ['US', 'usa', 'America', 'Hawaii', '美國'],
  ['GB', 'uk', 'britain', 'England', 'scotland', '英格兰', '蘇格蘭', '英國'],
  ['AE', 'UAE', 'Emirates', '阿联酋', '阿聯酋', 'Dubai'],
  ['KR', 'Korea', '南韩'],
  ['VA', 'Vatican'],
  ['SA', '沙特', '沙烏地'],
  ['BA', '波黑'],
  ['MO', 'Macau'],
  ['NL', 'Holland'],
  ['MM', 'Burma'],
  ['CZ', 'Czech Republic'],
  ['TR', 'Turkey'],
  ['MK', 'Macedonia', '马其顿'],
  ['SZ', 'Swaziland', '史瓦濟蘭'],
  ['CI', 'Ivory Coast', '象牙海岸', 'Cote d’Ivoire', 'Côte'],
  ['CV', 'Cape Verde'],
  ['TL', 'East Timor'],
  ['TW', '台湾', '臺灣', '台灣'],
  ['KP', '朝鲜', '朝鮮', '北韓'],
  ['NZ', '新西蘭', '紐西蘭'],
  ['IT', '意大利', '義大利'],
  ['AX', 'Åland', 'Aland'],
  ['RE', 'Reunion'],
  ['KN', 'Saint Kitts and Nevis', 'St Kitts'],
  ['LC', 'saint lu'],
  ['TT', 'Trinidad and', 'Trinidad & Tobago'],
])('WID-02 finds %s first by its everyday names, in every language: %s', (region, ...names) => {
  for (const locale of ['en', 'zh-CN', 'zh-TW']) {
    const countries = listCountries(locale)
    for (const name of names) expect([name, searchCountries(name, countries)[0]?.region]).toEqual([name, region])
  }
})

describe('WID-02 by dialing code', () => {
  test.each(['+86', '86', '0086', ' + 86 ', '(+86)', '＋８６', '٨٦', '086', '8-6'])('WID-02 %j', (query) => {
    expect(find(query)).toEqual(['CN'])
    expect(find(query, chinese)).toEqual(['CN'])
  })

  test('WID-02 lists the main region of a shared code first, then the others in their order', () => {
    expect(find('+44')).toEqual(['GB', 'GG', 'IM', 'JE'])
    expect(find('44', chinese)).toEqual(['GB', 'GG', 'IM', 'JE'])
    expect(find('7').slice(0, 2)).toEqual(['RU', 'KZ'])
    expect(find('1')[0]).toBe('US')
    expect(find('1')).toHaveLength(25)
  })

  test('WID-02 matches the beginning of a code, not its middle', () => {
    expect(find('85')).toEqual(['KH', 'HK', 'LA', 'MO', 'KP'])
    expect(find('52')).toEqual(['MX'])
    expect(find('861')).toEqual([])
    expect(find('999')).toEqual([])
  })

  test.each(['', ' ', '+', '00', '0', '、'])(
    'WID-02 %j has nothing to search for yet, and returns all in order',
    (query) => {
      expect(searchCountries(query, english)).toEqual(english)
    },
  )
})

describe('WID-02 by name', () => {
  test.each([
    ['china', 'CN'],
    ['ＣＨＩＮＡ', 'CN'],
    ['aland', 'AX'],
    ['cote d ivoire', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['cotedivoire', 'CI'],
    ['turkiye', 'TR'],
    ['TÜRKİYE', 'TR'],
    ['guinea bissau', 'GW'],
    ['el salvador', 'SV'],
    ['中国', 'CN'],
    ['中國', 'CN'],
    ['香港', 'HK'],
  ])('WID-02 %s', (query, region) => {
    expect(find(query)[0]).toBe(region)
    expect(find(query, chinese)[0]).toBe(region)
  })

  test('WID-02 ranks the whole name, then prefixes, then prefixes of a word, then matches inside', () => {
    expect(find('niger')).toEqual(['NE', 'NG'])
    expect(find('dominica', chinese)).toEqual(['DM', 'DO'])
    expect(find('guinea')).toEqual(['GN', 'GW', 'GQ', 'PG'])
    expect(find('land')).toEqual(expect.arrayContaining(['AX', 'FI', 'PL']))
    expect(find('united')).toEqual(['AE', 'GB', 'US'])
    expect(find('king')).toEqual(['GB'])
    expect(find('oman')).toEqual(['OM', 'RO'])
    expect(find('mali')).toEqual(['ML', 'SO'])
    expect(find('eland')).toEqual(['IS', 'IE', 'GB'])
    expect(find('中国', chinese)).toEqual(['CN', 'MO', 'HK'])
    expect(find('尼亚', chinese)).toContain('KE')
  })

  test('WID-02 ranks visible names before hidden ones', () => {
    const regions = find('ma', chinese)
    expect(regions[0]).toBe('MA')
    expect(regions.indexOf('MY')).toBeGreaterThan(0)
    expect(regions.indexOf('MY')).toBeLessThan(regions.indexOf('MK'))
  })

  test('WID-02 finds nothing for an unknown name', () => {
    expect(find('atlantis')).toEqual([])
    expect(find('qq')).toEqual([])
    expect(find('china 86')).toEqual([])
  })
})

describe('WID-02 by pinyin', () => {
  test.each(['zhongguo', 'zhong guo', 'ZhongGuo', 'zhōng guó', 'zg'])('WID-02 %s', (query) => {
    expect(find(query, chinese)[0]).toBe('CN')
    expect(find(query, english)[0]).toBe('CN')
  })

  test.each(['feilvbin', 'fei lü bin', 'feilubin', 'flb'])('WID-02 ü as %s', (query) => {
    expect(find(query, chinese)).toEqual(['PH'])
  })

  test('WID-02 matches inner syllables of Chinese names', () => {
    expect(find('xianggang', chinese)).toEqual(['HK'])
    expect(find('xg', chinese)).toEqual(['MX', 'HK'])
    expect(find('aomen', chinese)).toEqual(['MO'])
    expect(find('zhonggu', chinese)).toEqual(['CN', 'MO', 'HK'])
    expect(find('hongguo', chinese)).toEqual([])
  })

  test('WID-02 does not match inner syllables of English names', () => {
    expect(find('xianggang', english)).toEqual([])
    expect(find('xg', english)).toEqual([])
    expect(find('zhonggu', english)).toEqual(['CN', 'HK', 'MO'])
  })

  test('WID-02 ranks English names first in an English list', () => {
    const regions = find('ni', english)
    expect(regions[0]).toBe('NI')
    expect(regions.indexOf('NU')).toBeLessThan(regions.indexOf('NP'))
  })
})

test.each(['name', 'region'] as const)('WID-02 finds every country first by its %s', (key) => {
  for (const country of chinese) expect(searchCountries(country[key], chinese)[0]).toEqual(country)
})

test('WID-02 finds every country by its code, pinyin and other names', () => {
  fc.assert(
    fc.property(fc.constantFrom(chinese, english), fc.nat(chinese.length - 1), (countries, index) => {
      for (const country of countries.slice(index, index + 1)) {
        const queries = [`+${country.countryCode}`, country.pinyin, country.name, ...country.otherNames]
        for (const query of queries) expect(searchCountries(query, countries)).toContain(country)
      }
    }),
    { numRuns: 50 },
  )
})

describe('IN-10 long queries', () => {
  test('IN-10 searches for 100 characters, and finds nothing for more', () => {
    expect(find(`china${' '.repeat(95)}`)).toEqual(find('china'))
    expect(find(`china${' '.repeat(96)}`)).toEqual([])
  })
})
