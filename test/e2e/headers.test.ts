import { expect, test } from 'vitest'
import { styleSets } from '../../tools/page-kinds.ts'
import { openSite } from './site.ts'

const site = openSite()
const asBrowser = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' }

test('a page comes with the headers of the build, and is never cached (XS-4)', async () => {
  const response = await fetch(`${site.address}/login`, { headers: asBrowser })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('neither a page nor an asset can be revalidated', async () => {
  const html = await fetch(`${site.address}/login`, { headers: asBrowser })
  const [, entry = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await html.text()) ?? []
  for (const { headers } of [html, await fetch(site.address + entry)]) {
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  }
})

test('Vary lists the request headers that a page depends on: accepted languages and encodings', async () => {
  const answers = { en: 'Log in', 'zh-TW': '登入' }
  for (const [language, text] of Object.entries(answers)) {
    const response = await fetch(`${site.address}/login`, { headers: { ...asBrowser, 'accept-language': language } })
    expect(response.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
    expect(await response.text()).toContain(text)
  }
  const [, icon = ''] = /href="([^"]+\.svg)"/.exec(await (await fetch(`${site.address}/login`)).text()) ?? []
  expect((await fetch(site.address + icon)).headers.get('vary')).toBe('Accept-Encoding')
})

test.each(['/captcha/get_pic', '/captcha/get_pic/login', '/qr_login/image/none'])(
  '%s is never cached',
  async (path) => {
    expect((await fetch(site.address + path)).headers.get('cache-control')).toBe('no-store')
  },
)

test('the policy allows only the inline code that the build lists by its hash (XS-3, XS-4)', async () => {
  const response = await fetch(`${site.address}/login`, { headers: asBrowser })
  const policy = response.headers.get('content-security-policy') ?? ''
  const hash = "'sha256-[\\w+/]{43}='"
  const oneEachSet = `${hash}(?: ${hash}){${styleSets.length - 1}}`
  expect(policy).toMatch(
    new RegExp(
      `^default-src 'none'; script-src 'self' ${hash}; style-src 'self' ${oneEachSet}; img-src 'self' data:; ` +
        `connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$`,
    ),
  )
})

test('an asset is cached for a year and served compressed (XS-4)', async () => {
  const html = await (await fetch(`${site.address}/login`, { headers: asBrowser })).text()
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(site.address + entry, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await response.text()).toContain('import')
  }
})

// Every test of a page fails for a violation, so this one shows that a violation is noticed.
test('a page that violates its policy is reported (XS-3)', async () => {
  site.expectTrouble(/^(policy|console): .*style-src/)
  const page = await site.open('/login')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => site.troubles().filter((trouble) => trouble.startsWith('policy: '))).toHaveLength(1)
})
