import { expect, test } from 'vitest'
import { listCountries } from '../../src/rules/countries.ts'
import { createCountrySearch } from '../../src/rules/search-countries.ts'

const chineseList = listCountries('zh-CN')
const englishList = listCountries('en')
const searchChinese = createCountrySearch(chineseList)
const searchEnglish = createCountrySearch(englishList)
const searchTraditional = createCountrySearch(listCountries('zh-TW'))
const searches = [searchEnglish, searchChinese]

const find = (query: string, search = searchEnglish) => search(query).map(({ region }) => region)

// Abbreviations, parts of a country, former names, other languages, and spellings with and without accents.
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
  for (const search of [...searches, searchTraditional]) {
    for (const name of names) expect([name, search(name)[0]?.region]).toEqual([name, region])
  }
})

test.each<[query: string, testedSearches: typeof searches, ...regions: string[]]>([
  // Dialing codes match by prefix. If a code matches exactly, its main region comes first.
  ...['+86', '86', '0086', ' + 86 ', '(+86)', '＋８６', '٨٦', '086', '8-6'].map(
    (query): [string, typeof searches, string] => [query, searches, 'CN'],
  ),
  ['+44', searches, 'GB', 'GG', 'IM', 'JE'],
  ['85', [searchEnglish], 'KH', 'HK', 'LA', 'MO', 'KP'],
  ['52', [searchEnglish], 'MX'],
  ['861', searches],
  ['999', searches],
  // Names: an exact match comes first, then prefixes of the name, then prefixes of a word, then matches inside a word.
  ['niger', [searchEnglish], 'NE', 'NG'],
  ['dominica', [searchChinese], 'DM', 'DO'],
  ['guinea', [searchEnglish], 'GN', 'GW', 'GQ', 'PG'],
  ['united', [searchEnglish], 'AE', 'GB', 'US'],
  ['king', [searchEnglish], 'GB'],
  ['oman', [searchEnglish], 'OM', 'RO'],
  ['mali', [searchEnglish], 'ML', 'SO'],
  ['eland', [searchEnglish], 'IS', 'IE', 'GB'],
  ['中国', [searchChinese], 'CN', 'MO', 'HK'],
  ['atlantis', searches],
  ['qq', searches],
  ['china 86', searches],
  // Pinyin. Inner syllables match in Chinese lists only.
  ...['feilvbin', 'fei lü bin', 'feilubin', 'flb'].map((query): [string, typeof searches, string] => [
    query,
    [searchChinese],
    'PH',
  ]),
  ['xianggang', [searchChinese], 'HK'],
  ['xg', [searchChinese], 'MX', 'HK'],
  ['aomen', [searchChinese], 'MO'],
  ['zhonggu', [searchChinese], 'CN', 'MO', 'HK'],
  ['hongguo', [searchChinese]],
  ['xianggang', [searchEnglish]],
  ['xg', [searchEnglish]],
  ['zhonggu', [searchEnglish], 'CN', 'HK', 'MO'],
])('WID-02 finds the expected countries for %j', (query, testedSearches, ...regions) => {
  for (const search of testedSearches) expect(find(query, search)).toEqual(regions)
})

test('WID-02 lists the main region of a shared code first, then the other regions', () => {
  expect(find('7').slice(0, 2)).toEqual(['RU', 'KZ'])
  expect(find('1')[0]).toBe('US')
  expect(find('1')).toHaveLength(25)
})

test.each(['', ' ', '+', '00', '0', '、'])(
  'WID-02 lists all countries for %j, which contains nothing to search for',
  (query) => {
    expect(searchEnglish(query)).toEqual(englishList)
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
] as const)('WID-02 a search for %j ranks %s first', (query, region) => {
  for (const search of searches) expect(find(query, search)[0]).toBe(region)
})

test('WID-02 ranks matches of visible names before matches of hidden names', () => {
  const chineseRegions = find('ma', searchChinese)
  expect(chineseRegions[0]).toBe('MA')
  expect(chineseRegions.indexOf('MY')).toBeGreaterThan(0)
  expect(chineseRegions.indexOf('MY')).toBeLessThan(chineseRegions.indexOf('MK'))
  const englishRegions = find('ni')
  expect(englishRegions[0]).toBe('NI')
  expect(englishRegions.indexOf('NU')).toBeLessThan(englishRegions.indexOf('NP'))
})

test.each(['name', 'region'] as const)('WID-02 ranks every country first in a search for its %s', (key) => {
  for (const country of chineseList) expect(searchChinese(country[key])[0]).toEqual(country)
})

test.each([
  ['Chinese', chineseList],
  ['English', englishList],
])('WID-02 finds every country by its dialing code, pinyin and names in %s', (_, countries) => {
  const search = createCountrySearch(countries)
  for (const country of countries) {
    for (const query of [`+${country.countryCode}`, country.pinyin, country.name, ...country.otherNames]) {
      expect(search(query)).toContain(country)
    }
  }
})

test('IN-10 accepts queries of up to 100 characters, and finds nothing for longer ones', () => {
  expect(find(`china${' '.repeat(95)}`)).toEqual(find('china'))
  expect(find(`china${' '.repeat(96)}`)).toEqual([])
})
