import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoPrivateKey, demoPublicKey } from '../../mocks/http/keys.ts'
import { personas } from '../../mocks/personas/personas.ts'
import { notFoundRoute, routes } from '../../src/app/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { SecurityHeaders } from '../../tools/security-headers.ts'

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const texts = files.filter((file) => !file.endsWith('.br')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

function filesWith(words: string): string[] {
  return texts.filter(({ text }) => text.includes(words)).map(({ file }) => file)
}

test('dist has a page for every screen and language, and otherwise only assets', () => {
  const expected = [...routes, notFoundRoute].flatMap(({ path }) =>
    locales.map((locale) => `dist/${locale}${path}.html`),
  )
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(expected.sort())
  const kinds =
    /^dist\/(assets\/[^/]+\.(js|css|svg)|[^/]+\/.+\.html|security-headers\.json|deploy\/[\w-]+\.(conf|caddy))(\.br)?$/
  expect(files.filter((file) => !kinds.test(file))).toEqual([])
})

// XS-5
test.each([
  ['the mock service worker', 'mockServiceWorker'],
  ['msw', '[MSW]'],
  ["the account service's own paths", '__outbox'],
  ['the demo public key', demoPublicKey.slice(60, 100)],
  ['the demo private key', demoPrivateKey.exponent.slice(0, 40)],
  ['a demo password', personas[0]?.password ?? ''],
  ['a demo account', personas[0]?.email ?? ''],
  ['a reference to a source map', 'sourceMappingURL'],
  ['a path of the machine that built it', process.cwd()],
])('dist contains nothing of %s', (_, words) => {
  expect(words.length).toBeGreaterThan(4)
  expect(filesWith(words)).toEqual([])
})

test('the search covers every file of dist', () => {
  expect(filesWith('page-data').length).toBeGreaterThan(routes.length * locales.length)
})

test('no page has a style attribute or an inline handler, which its policy forbids (XS-3)', () => {
  const pages = texts.filter(({ file }) => file.endsWith('.html'))
  expect(pages.filter(({ text }) => /<[^>]+\s(style|on\w+)=/.test(text)).map(({ file }) => file)).toEqual([])
})

test('every page and asset has a compressed copy with the same content', () => {
  for (const { file, text } of texts.filter(({ file }) => !/\.(json|conf|caddy)$/.test(file))) {
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
  }
})

test('every page allows zooming and declares its language (AC-5, AC-6)', () => {
  for (const { file, text } of texts.filter(({ file }) => file.endsWith('.html'))) {
    expect(text).toContain(`<html lang="${file.split('/')[1]}"`)
    expect(text).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">/)
    expect(text).not.toMatch(/user-scalable|maximum-scale/)
  }
})

// XS-4
describe('the headers in security-headers.json', () => {
  const headers = JSON.parse(readFileSync('dist/security-headers.json', 'utf8')) as SecurityHeaders

  test('prevent framing, sniffing, caching and referrers of pages', () => {
    expect(headers.pages).toMatchObject({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    })
    expect(headers.pages['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    expect(headers.pages['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:.*script/)
  })

  test('cache assets for good, without sniffing', () => {
    expect(headers.assets).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})

test('no script listens for `unload`, which would disable the back/forward cache (RS-3)', () => {
  const listening = texts.filter(({ file, text }) => file.endsWith('.js') && /["'`](before)?unload["'`]/.test(text))
  expect(listening.map(({ file }) => file)).toEqual([])
})
