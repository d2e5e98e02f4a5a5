import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoPrivateKey, demoPublicKey } from '../../mocks/http/keys.ts'
import { personas } from '../../mocks/personas/personas.ts'
import { notFoundRoute, routes } from '../../src/app/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { styleSets } from '../../tools/page-kinds.ts'
import { distFolder, readHeaders } from '../../tools/preview-server.ts'
import { builtFiles, builtPages, builtScripts, uncompressedFiles } from './built.ts'

test('dist contains only assets, server configuration, and one page per screen and language', () => {
  const expected = [...routes, notFoundRoute].flatMap(({ path }) => locales.map((locale) => `${locale}${path}.html`))
  expect(builtPages.map(({ file }) => file).sort()).toEqual(expected.sort())
  const allowed = /^(assets\/[^/]+\.(js|css|svg)|[^/]+\/.+\.html|security-headers\.json|deploy\/[\w-]+\.conf)(\.br)?$/
  expect(builtFiles.filter((file) => !allowed.test(file))).toEqual([])
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
  ['a path on the build machine', process.cwd()],
])('dist does not contain %s', (_, forbidden) => {
  expect(forbidden.length).toBeGreaterThan(4)
  expect(uncompressedFiles.filter(({ text }) => text.includes(forbidden))).toEqual([])
})

test.each([
  [
    'page has a style attribute or an inline event handler, which its content security policy forbids (XS-3)',
    builtPages,
    /<[^>]+\s(style|on\w+)=/,
  ],
  [
    'script listens for `unload`, which would disable the back/forward cache (RS-3)',
    builtScripts,
    /["'`](before)?unload["'`]/,
  ],
])('no %s', (_, files, pattern) => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
})

test('every page allows zooming and declares its language (AC-5, AC-6)', () => {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
  const requiredMarkup = (file: string) => [`<html lang="${file.split('/')[0]}"`, viewport]
  expect(builtPages.filter(({ file, text }) => !requiredMarkup(file).every((part) => text.includes(part)))).toEqual([])
})

test('the first paint waits for the whole markup only on the pages that open after a login', () => {
  const isRenderBlocking = (text: string) =>
    text.includes('<link rel="expect" href="#page-data" blocking="render">') && text.includes(' id="page-data">')
  const files = builtPages.filter(({ text }) => isRenderBlocking(text)).map(({ file }) => file)
  expect(files).toEqual(
    builtPages.map(({ file }) => file).filter((file) => /\/(security|two-step-(login|setup))/.test(file)),
  )
})

test('every page and asset has a compressed copy with the same content', () => {
  for (const { file, text } of uncompressedFiles.filter(({ file }) => !/\.(json|conf)$/.test(file))) {
    expect(brotliDecompressSync(readFileSync(join(distFolder, `${file}.br`))).toString()).toBe(text)
  }
})

// XS-4
describe('the headers in security-headers.json', () => {
  const { pages, assets } = readHeaders(distFolder)

  test('prevent framing, MIME sniffing and caching of pages, and hide the referrer from other origins', () => {
    expect(pages).toMatchObject({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    })
  })

  test('allow inline scripts and styles only by hash (XS-3)', () => {
    const hash = "'sha256-[\\w+/]{43}='"
    const hashPerSet = `${hash}(?: ${hash}){${styleSets.length - 1}}`
    expect(pages['Content-Security-Policy']).toMatch(
      new RegExp(
        `^default-src 'none'; script-src 'self' ${hash}; style-src 'self' ${hashPerSet}; img-src 'self' data:; ` +
          `connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$`,
      ),
    )
  })

  test('allow permanent caching of assets, and prevent MIME sniffing', () => {
    expect(assets).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})
