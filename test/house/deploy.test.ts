import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/api/calls/all.ts'
import { chooseLocale } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { readAssetUrl } from '../../tools/deploy/asset-url.ts'
import { browserLanguages } from '../../tools/deploy/languages.ts'
import { screensPattern } from '../../tools/deploy/screens.ts'
import { securityHeaders } from '../../tools/security-headers.ts'
import { languages, lookAlikes } from '../deploy/expectations.ts'
import { expectLinear } from '../rules/linear.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the pattern of all screens in server configurations', () => {
  const pattern = new RegExp(screensPattern())

  test('matches every screen, with and without the prefix, and captures its file name', () => {
    for (const path of paths) {
      for (const prefix of ['', '/account']) expect(pattern.exec(prefix + path)?.[1]).toBe(path.slice(1))
    }
  })

  test('does not match calls or similar paths', () => {
    const asked = Object.values(calls).filter(({ method }) => method === 'GET')
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ path }) => pattern.test(path))).toEqual([])
    expect(lookAlikes.filter((path) => pattern.test(path))).toEqual([])
  })
})

describe('the language patterns in server configurations', () => {
  const patterns = browserLanguages.map(([pattern, locale]) => [new RegExp(pattern.slice('(?i)'.length), 'i'), locale])

  test.each(languages)('choose the same language as the page: %j is %s', (accepted = '', expected) => {
    expect(patterns.find(([pattern]) => (pattern as RegExp).test(accepted))?.[1] ?? 'en').toBe(expected)
    const tags = accepted.split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '')
    expect(chooseLocale(undefined, undefined, tags)).toBe(expected)
  })

  test('match a header of 8 kB in linear time', () => {
    for (const part of [' ', 'e', 'z,', 'eng,', '-zh', 'zh-', ',']) {
      for (const [pattern] of patterns)
        expectLinear((header) => (pattern as RegExp).test(header), part.repeat(8192 / part.length))
    }
  })
})

describe('ASSET_URL', () => {
  test.each([
    [undefined, '/'],
    ['', '/'],
    ['https://static.example.com', 'https://static.example.com/'],
    ['https://static.example.com/portico', 'https://static.example.com/portico/'],
    [' https://STATIC.example.com:8443/a/b/ ', 'https://static.example.com:8443/a/b/'],
  ])('%j becomes the prefix %s', (given, expected) => {
    expect(readAssetUrl(given)).toBe(expected)
  })

  test.each([
    'static.example.com',
    '/portico/',
    'javascript:alert(1)',
    'https://user:word@static.example.com/',
    'https://static.example.com/?v=1',
    'https://static.example.com/#x',
    'https://static.example.com/a;script-src *',
    "https://static.example.com/'self'",
  ])('%s is refused with a reason', (given) => {
    expect(() => readAssetUrl(given)).toThrow(/^ASSET_URL is /)
  })

  test('is added to the policy, and allows other origins to use the assets', () => {
    const parts = { inlineScripts: [], inlineStyles: [] }
    const { pages, assets } = securityHeaders({ ...parts, assetUrl: 'https://static.example.com/portico/' })
    const policy = pages['Content-Security-Policy'] ?? ''
    for (const directive of ['script-src', 'style-src', 'img-src']) {
      expect(policy).toContain(`${directive} 'self' https://static.example.com/portico/assets/`)
    }
    expect(policy.split('https://static.example.com')).toHaveLength(4)
    expect(assets).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    expect(pages['Cross-Origin-Resource-Policy']).toBe('same-origin')
    expect(securityHeaders(parts).assets).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' })
    expect(securityHeaders(parts).assets).not.toHaveProperty('Access-Control-Allow-Origin')
  })
})

test('HSTS includes the subdomains unless the build says otherwise', () => {
  const parts = { inlineScripts: [], inlineStyles: [] }
  for (const [hasSecureSubdomains, expected] of [
    [undefined, 'max-age=63072000; includeSubDomains'],
    [false, 'max-age=63072000'],
  ] as const) {
    const { pages, assets } = securityHeaders({ ...parts, hasSecureSubdomains })
    expect([pages, assets].map((list) => list['Strict-Transport-Security'])).toEqual([expected, expected])
  }
})

test('the contract lists every screen', () => {
  const [, section = ''] = /## 1\. Routes(.*?)## 2\./s.exec(read('docs/contract.md')) ?? []
  const listed = [...section.matchAll(/^\| (`\/.*?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  expect(paths.filter((path) => !listed.includes(`\`${path}\``))).toEqual([])
})
