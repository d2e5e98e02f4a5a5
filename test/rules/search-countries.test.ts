import { expect, test } from 'vitest'
import { listCountries } from '../../src/rules/countries.ts'
import { searchCountries } from '../../src/rules/search-countries.ts'
import { fc } from '../fast-check.ts'

const chineseList = listCountries('zh-CN')
const englishList = listCountries('en')
const find = (query: string, countries = englishList) => searchCountries(query, countries).map(({ region }) => region)

// Short forms, parts of a country, former names, other languages, and spellings with and without accents.
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
])('WID-02 ranks %s first for its alternative names, such as %s, in every language', (region, ...names) => {
  for (const locale of ['en', 'zh-CN', 'zh-TW']) {
    const countries = listCountries(locale)
    for (const name of names) expect([name, searchCountries(name, countries)[0]?.region]).toEqual([name, region])
  }
})

const bothLists = [englishList, chineseList]

test.each<[query: string, lists: (typeof englishList)[], ...regions: string[]]>([
  // Dialing codes match by prefix. If a code matches exactly, its main region comes first.
  ...['+86', '86', '0086', ' + 86 ', '(+86)', '＋８６', '٨٦', '086', '8-6'].map(
    (query): [string, (typeof englishList)[], string] => [query, bothLists, 'CN'],
  ),
  ['+44', bothLists, 'GB', 'GG', 'IM', 'JE'],
  ['85', [englishList], 'KH', 'HK', 'LA', 'MO', 'KP'],
  ['52', [englishList], 'MX'],
  ['861', bothLists],
  ['999', bothLists],
  // Names: an exact match comes first, then prefixes of the name, then prefixes of a word, then matches inside a word.
  ['niger', [englishList], 'NE', 'NG'],
  ['dominica', [chineseList], 'DM', 'DO'],
  ['guinea', [englishList], 'GN', 'GW', 'GQ', 'PG'],
  ['united', [englishList], 'AE', 'GB', 'US'],
  ['king', [englishList], 'GB'],
  ['oman', [englishList], 'OM', 'RO'],
  ['mali', [englishList], 'ML', 'SO'],
  ['eland', [englishList], 'IS', 'IE', 'GB'],
  ['中国', [chineseList], 'CN', 'MO', 'HK'],
  ['atlantis', bothLists],
  ['qq', bothLists],
  ['china 86', bothLists],
  // Pinyin. Inner syllables match in Chinese lists only.
  ...['feilvbin', 'fei lü bin', 'feilubin', 'flb'].map((query): [string, (typeof englishList)[], string] => [
    query,
    [chineseList],
    'PH',
  ]),
  ['xianggang', [chineseList], 'HK'],
  ['xg', [chineseList], 'MX', 'HK'],
  ['aomen', [chineseList], 'MO'],
  ['zhonggu', [chineseList], 'CN', 'MO', 'HK'],
  ['hongguo', [chineseList]],
  ['xianggang', [englishList]],
  ['xg', [englishList]],
  ['zhonggu', [englishList], 'CN', 'HK', 'MO'],
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
    expect(searchCountries(query, englishList)).toEqual(englishList)
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
] as const)('WID-02 a search for %j finds %s first', (query, region) => {
  for (const list of bothLists) expect(find(query, list)[0]).toBe(region)
})

test('WID-02 ranks matches of visible names before matches of hidden names', () => {
  const chineseRegions = find('ma', chineseList)
  expect(chineseRegions[0]).toBe('MA')
  expect(chineseRegions.indexOf('MY')).toBeGreaterThan(0)
  expect(chineseRegions.indexOf('MY')).toBeLessThan(chineseRegions.indexOf('MK'))
  const englishRegions = find('ni', englishList)
  expect(englishRegions[0]).toBe('NI')
  expect(englishRegions.indexOf('NU')).toBeLessThan(englishRegions.indexOf('NP'))
})

test.each(['name', 'region'] as const)('WID-02 ranks every country first in a search for its %s', (key) => {
  for (const country of chineseList) expect(searchCountries(country[key], chineseList)[0]).toEqual(country)
})

test('WID-02 finds every country by its dialing code, pinyin and names', () => {
  fc.assert(
    fc.property(fc.constantFrom(chineseList, englishList), fc.nat(chineseList.length - 1), (countries, index) => {
      for (const country of countries.slice(index, index + 1)) {
        const queries = [`+${country.countryCode}`, country.pinyin, country.name, ...country.otherNames]
        for (const query of queries) expect(searchCountries(query, countries)).toContain(country)
      }
    }),
    { numRuns: 50 },
  )
})

test('IN-10 accepts queries of up to 100 characters, and finds nothing for longer ones', () => {
  expect(find(`china${' '.repeat(95)}`)).toEqual(find('china'))
  expect(find(`china${' '.repeat(96)}`)).toEqual([])
})
