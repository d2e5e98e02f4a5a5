import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/api/calls/all.ts'
import { chooseLocale } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { parseAssetUrl } from '../../tools/deploy/asset-url.ts'
import { browserLanguages, screensPattern } from '../../tools/deploy/patterns.ts'
import { securityHeaders } from '../../tools/security-headers.ts'
import { acceptedLanguages, similarPaths } from '../deploy/expectations.ts'
import { expectLinear } from '../rules/linear.ts'

test('the pattern for screen paths captures the file name, and does not match call paths or similar paths', () => {
  const pattern = new RegExp(screensPattern())
  for (const path of paths) {
    for (const prefix of ['', '/account']) expect(pattern.exec(prefix + path)?.[1]).toBe(path.slice(1))
  }
  const pathsOfGetCalls = Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
  expect(pathsOfGetCalls.length).toBeGreaterThan(5)
  expect([...pathsOfGetCalls, ...similarPaths].filter((path) => pattern.test(path))).toEqual([])
})

describe('the language patterns in server configurations', () => {
  const patterns = browserLanguages.map(([source, locale]) => {
    return { pattern: new RegExp(source.slice('(?i)'.length), 'i'), locale }
  })

  test.each(acceptedLanguages)(
    'map the Accept-Language header %j to %s, as the page does',
    (accepted = '', expected) => {
      expect(patterns.find(({ pattern }) => pattern.test(accepted))?.locale ?? 'en').toBe(expected)
      const tags = accepted.split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '')
      expect(chooseLocale(undefined, undefined, tags)).toBe(expected)
    },
  )

  test.each([' ', 'e', 'z,', 'eng,', '-zh', 'zh-', ','])('match 8 kB of “%s” in linear time', (part) => {
    for (const { pattern } of patterns) expectLinear((header) => pattern.test(header), part.repeat(8192 / part.length))
  })
})

describe('parseAssetUrl', () => {
  test.each([
    [undefined, '/'],
    ['https://static.example.com', 'https://static.example.com/'],
    [' https://STATIC.example.com:8443/a/b/ ', 'https://static.example.com:8443/a/b/'],
  ])('converts %j to the prefix %s', (value, expected) => {
    expect(parseAssetUrl(value)).toBe(expected)
  })

  test.each([
    'static.example.com',
    '/portico/',
    'https://user:word@static.example.com/',
    'https://static.example.com/?v=1',
    'https://static.example.com/a;script-src *',
    "https://static.example.com/'self'",
  ])('throws an error that names ASSET_URL if it is %s', (value) => {
    expect(() => parseAssetUrl(value)).toThrow(/^ASSET_URL is /)
  })
})

describe('the security headers', () => {
  const baseOptions = { inlineScripts: [], inlineStyles: [] }
  const defaults = securityHeaders(baseOptions)

  test('allow the asset URL in the content security policy, and let other origins load the assets', () => {
    const assetUrl = 'https://static.example.com/portico/'
    const { pages, assets } = securityHeaders({ ...baseOptions, assetUrl })
    const directives = pages['Content-Security-Policy']?.split('; ').filter((directive) => directive.includes(assetUrl))
    const expected = ['script-src', 'style-src', 'img-src'].map((name) => `${name} 'self' ${assetUrl}assets/`)
    expect(directives?.map((directive) => directive.replace(' data:', ''))).toEqual(expected)
    expect(assets).toMatchObject({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    for (const headers of [pages, defaults.pages, defaults.assets]) {
      expect(headers).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' })
      expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
    }
  })

  test('extend HSTS to subdomains unless the build disables this', () => {
    const withoutSubdomains = securityHeaders({ ...baseOptions, hasSecureSubdomains: false })
    const readHsts = (headers: typeof defaults) =>
      [headers.pages, headers.assets].map((list) => list['Strict-Transport-Security'])
    expect(readHsts(defaults)).toEqual(Array(2).fill('max-age=63072000; includeSubDomains'))
    expect(readHsts(withoutSubdomains)).toEqual(Array(2).fill('max-age=63072000'))
  })
})

test('the contract lists every screen', () => {
  const contract = readFileSync(join(import.meta.dirname, '../../docs/contract.md'), 'utf8')
  const [, section = ''] = /## 1\. Routes(.*?)## 2\./s.exec(contract) ?? []
  const listedPaths = [...section.matchAll(/^\| (`\/.*?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  expect(paths.filter((path) => !listedPaths.includes(`\`${path}\``))).toEqual([])
})
