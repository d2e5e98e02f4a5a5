import { describe, expect, test } from 'vitest'
import { listCountries } from '../../src/rules/countries.ts'
import { searchCountries } from '../../src/rules/search-countries.ts'
import { fc } from '../fast-check.ts'

const chinese = listCountries('zh-CN')
const english = listCountries('en')
const find = (query: string, countries = english) => searchCountries(query, countries).map(({ region }) => region)

// The names are short forms, parts of a country, former names, names in other scripts, and names with accents.
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
])('WID-02 finds %s first by its everyday names, such as %s, in every language', (region, ...names) => {
  for (const locale of ['en', 'zh-CN', 'zh-TW']) {
    const countries = listCountries(locale)
    for (const name of names) expect([name, searchCountries(name, countries)[0]?.region]).toEqual([name, region])
  }
})

const bothLists = [english, chinese]

test.each<[query: string, lists: (typeof english)[], ...regions: string[]]>([
  // Dialing codes match from their beginning, in the order of their main regions.
  ...['+86', '86', '0086', ' + 86 ', '(+86)', '＋８６', '٨٦', '086', '8-6'].map(
    (query): [string, (typeof english)[], string] => [query, bothLists, 'CN'],
  ),
  ['+44', bothLists, 'GB', 'GG', 'IM', 'JE'],
  ['85', [english], 'KH', 'HK', 'LA', 'MO', 'KP'],
  ['52', [english], 'MX'],
  ['861', bothLists],
  ['999', bothLists],
  // Names: an exact match comes first, then prefixes of the name, then prefixes of a word, then matches inside a word.
  ['niger', [english], 'NE', 'NG'],
  ['dominica', [chinese], 'DM', 'DO'],
  ['guinea', [english], 'GN', 'GW', 'GQ', 'PG'],
  ['united', [english], 'AE', 'GB', 'US'],
  ['king', [english], 'GB'],
  ['oman', [english], 'OM', 'RO'],
  ['mali', [english], 'ML', 'SO'],
  ['eland', [english], 'IS', 'IE', 'GB'],
  ['中国', [chinese], 'CN', 'MO', 'HK'],
  ['atlantis', bothLists],
  ['qq', bothLists],
  ['china 86', bothLists],
  // Pinyin. Inner syllables match in Chinese lists only.
  ...['feilvbin', 'fei lü bin', 'feilubin', 'flb'].map((query): [string, (typeof english)[], string] => [
    query,
    [chinese],
    'PH',
  ]),
  ['xianggang', [chinese], 'HK'],
  ['xg', [chinese], 'MX', 'HK'],
  ['aomen', [chinese], 'MO'],
  ['zhonggu', [chinese], 'CN', 'MO', 'HK'],
  ['hongguo', [chinese]],
  ['xianggang', [english]],
  ['xg', [english]],
  ['zhonggu', [english], 'CN', 'HK', 'MO'],
])('WID-02 finds the expected countries for %j', (query, lists, ...regions) => {
  for (const list of lists) expect(find(query, list)).toEqual(regions)
})

test('WID-02 lists the main region of a shared code first, then the other regions', () => {
  expect(find('7').slice(0, 2)).toEqual(['RU', 'KZ'])
  expect(find('1')[0]).toBe('US')
  expect(find('1')).toHaveLength(25)
})

test.each(['', ' ', '+', '00', '0', '、'])(
  'WID-02 lists all countries for %j, which contains nothing to search for',
  (query) => {
    expect(searchCountries(query, english)).toEqual(english)
  },
)

test.each([
  ['china', 'CN'],
  ['ＣＨＩＮＡ', 'CN'],
  ['cote d ivoire', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['cotedivoire', 'CI'],
  ['TÜRKİYE', 'TR'],
  ['guinea bissau', 'GW'],
  ['中國', 'CN'],
  ['香港', 'HK'],
  ...['zhongguo', 'zhong guo', 'ZhongGuo', 'zhōng guó', 'zg'].map((query) => [query, 'CN'] as const),
] as const)('WID-02 %s finds %s first', (query, region) => {
  for (const list of bothLists) expect(find(query, list)[0]).toBe(region)
})

test('WID-02 ranks matches of visible names before matches of hidden names', () => {
  const chineseRegions = find('ma', chinese)
  expect(chineseRegions[0]).toBe('MA')
  expect(chineseRegions.indexOf('MY')).toBeGreaterThan(0)
  expect(chineseRegions.indexOf('MY')).toBeLessThan(chineseRegions.indexOf('MK'))
  const englishRegions = find('ni', english)
  expect(englishRegions[0]).toBe('NI')
  expect(englishRegions.indexOf('NU')).toBeLessThan(englishRegions.indexOf('NP'))
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
