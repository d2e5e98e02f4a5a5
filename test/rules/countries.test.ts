import { afterEach, describe, expect, test, vi } from 'vitest'
import { findMainRegion, listCountries, listCountryCodes } from '../../src/rules/countries.ts'
import { countryData } from '../../src/rules/country-data.ts'

describe('IM-3 dialing codes', () => {
  const codes = listCountryCodes()

  test('lists each code once', () => {
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(codes)).toEqual(new Set(countryData.map(([code]) => code)))
  })

  test('lists no code that is a prefix of another code', () => {
    for (const code of codes) {
      expect(codes.filter((otherCode) => otherCode.startsWith(code))).toEqual([code])
    }
  })

  test.each([
    ['1', 'US'],
    ['7', 'RU'],
    ['39', 'IT'],
    ['44', 'GB'],
    ['47', 'NO'],
    ['61', 'AU'],
    ['86', 'CN'],
    ['212', 'MA'],
    ['358', 'FI'],
    ['590', 'GP'],
    ['599', 'CW'],
  ])('returns the main region of +%s: %s', (code, region) => {
    expect(findMainRegion(code)).toBe(region)
  })

  test('returns no main region for an unknown code', () => {
    for (const code of ['', '0', '999', '+86', 'CN']) expect(findMainRegion(code)).toBeUndefined()
  })
})

describe('WID-02 the country list', () => {
  const nameIn = (locale: string, region: string) =>
    listCountries(locale).find((country) => country.region === region)?.name

  test.each([
    ['zh-CN', '中国'],
    ['en', 'China'],
    ['zh-TW', 'China'],
    ['fr', 'China'],
    ['', 'China'],
  ])('WID-02 in the locale %j, China is named %s', (locale, name) => {
    expect(nameIn(locale, 'CN')).toBe(name)
  })

  test('WID-02 lists all other names of a region', () => {
    expect(listCountries('zh-CN')).toContainEqual({
      region: 'TW',
      countryCode: '886',
      name: '台湾',
      otherNames: ['台灣', 'Taiwan', 'Formosa', '臺灣', '臺湾'],
      pinyin: 'tai wan',
    })
    expect(listCountries('en').find(({ region }) => region === 'TW')?.otherNames).toEqual([
      '台湾',
      '台灣',
      'Formosa',
      '臺灣',
      '臺湾',
    ])
  })

  test('WID-02 lists every region once, with a unique name', () => {
    for (const locale of ['zh-CN', 'en']) {
      const countries = listCountries(locale)
      expect(countries).toHaveLength(countryData.length)
      expect(new Set(countries.map(({ region }) => region)).size).toBe(countryData.length)
      expect(new Set(countries.map(({ name }) => name)).size).toBe(countryData.length)
    }
  })

  test('WID-02 sorts English names alphabetically, ignoring accents', () => {
    const names = listCountries('en').map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria'])
    expect(names.at(-1)).toBe('Zimbabwe')
  })

  test('WID-02 sorts Chinese names by pinyin', () => {
    const regions = listCountries('zh-CN').map(({ region }) => region)
    expect(regions[0]).toBe('AL')
    expect(regions.indexOf('BR')).toBeLessThan(regions.indexOf('FR'))
    expect(regions.indexOf('FR')).toBeLessThan(regions.indexOf('US'))
    expect(regions.indexOf('US')).toBeLessThan(regions.indexOf('CN'))
  })
})

describe('WID-02 the country list in a browser without region names', () => {
  afterEach(() => vi.unstubAllGlobals())

  const stubDisplayNames = (displayNames: unknown) =>
    vi.stubGlobal('Intl', { Collator: Intl.Collator, DisplayNames: displayNames })

  function throwRangeError() {
    throw new RangeError('unknown language')
  }
  class EmptyDisplayNames {
    of() {}
  }
  test.each([
    ['lacks `Intl.DisplayNames`', undefined],
    ['does not support the language', throwRangeError],
    ['has no region names', EmptyDisplayNames],
  ])('WID-02 uses the region code as the name if the browser %s', (_, displayNames) => {
    stubDisplayNames(displayNames)
    const countries = listCountries('zh-CN')
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ region }) => region))
    expect(countries).toHaveLength(countryData.length)
    expect(countries[0]).toEqual({
      region: 'AC',
      countryCode: '247',
      name: 'AC',
      otherNames: [],
      pinyin: 'a sen song dao',
    })
  })
})
