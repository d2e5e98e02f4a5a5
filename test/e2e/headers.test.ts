// Security headers are tested in `test/house/dist.built.test.ts` (as built) and `test/deploy` (as sent by servers).
import { expect, test } from 'vitest'
import { openSite } from './site.ts'

const site = openSite()
const pageHeaders = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' }

test('pages and assets are sent without `ETag` or `Last-Modified`', async () => {
  const pageResponse = await fetch(`${site.origin}/login`, { headers: pageHeaders })
  const [, entry = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await pageResponse.text()) ?? []
  for (const { headers } of [pageResponse, await fetch(site.origin + entry)]) {
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  }
})

test('Vary lists the request headers that a response depends on', async () => {
  const labels = { en: 'Log in', 'zh-TW': '登入' }
  for (const [language, text] of Object.entries(labels)) {
    const response = await fetch(`${site.origin}/login`, { headers: { ...pageHeaders, 'accept-language': language } })
    expect(response.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
    expect(await response.text()).toContain(text)
  }
  const [, icon = ''] = /href="([^"]+\.svg)"/.exec(await (await fetch(`${site.origin}/login`)).text()) ?? []
  expect((await fetch(site.origin + icon)).headers.get('vary')).toBe('Accept-Encoding')
})

test.each(['/captcha/get_pic', '/captcha/get_pic/login', '/qr_login/image/none'])(
  '%s is never cached',
  async (path) => {
    expect((await fetch(site.origin + path)).headers.get('cache-control')).toBe('no-store')
  },
)

// Any test fails if its page violates the content security policy. This one checks that violations are detected.
test('a violation of the content security policy is reported (XS-3)', async () => {
  site.allowError(/^(policy|console): .*style-src/)
  const page = await site.open('/login')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => site.errors().filter((error) => error.startsWith('policy: '))).toHaveLength(1)
})
