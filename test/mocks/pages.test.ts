// The stand-ins for pages of other sites, and the values embedded in the product's own pages.

import { expect, test, vi } from 'vitest'
import { readPageData } from '../../src/host/page-data.ts'
import { formToken, isLoggedIn, origin, serveEachTest, visitor } from './serve-each-test.ts'
import { createVisitor } from './visitor.ts'

serveEachTest()

const sentTo = (response: Response) => response.headers.get('location')

/** Chooses an account on the page of a third party or an enterprise. */
async function choose(path: string, fields: Record<string, string>, prefix = ''): Promise<Response> {
  const csrf_token = await formToken(prefix + path)
  return visitor.submit(`${prefix}/__${path.startsWith('/third') ? 'third' : 'sso'}`, { csrf_token, ...fields })
}

/** The two pages, each with an account that can log in there. */
const ways: { path: string; fields: Record<string, string> }[] = [
  { path: '/third?type=wechat', fields: { type: 'wechat', account: 'member' } },
  { path: '/__sso?product_id=corp-files', fields: { product_id: 'corp-files', account: 'single-sign-on' } },
]

test('a page gets the contract’s values and a cookie that no script can read', async () => {
  const newVisitor = createVisitor(origin)
  const response = await newVisitor.navigate('/page?lang=zh-TW')
  expect(response.headers.get('set-cookie')).toMatch(/^portico_session=\w{24}; Path=\/; HttpOnly; SameSite=Lax$/)
  const data = (await response.json()) as Record<string, unknown>
  const block = { textContent: JSON.stringify(data) } as HTMLElement
  const report = vi.fn()
  const defaults = { productName: '', publicKey: '' }
  expect(readPageData({ getElementById: () => block }, defaults, report)).toMatchObject({
    productName: 'Portico',
    lang: 'zh-TW',
  })
  expect(report).not.toHaveBeenCalled()
  const again = await newVisitor.navigate('/page')
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(await again.json()).toEqual(data)
})

test.each(ways)('$path neither logs in another account nor accepts a forged form', async ({ path, fields }) => {
  const wrong: Record<string, string>[] = [
    { account: 'international' },
    { product_id: 'made-up', type: 'nobody' },
    { csrf_token: 'forged' },
  ]
  for (const extras of wrong) expect(sentTo(await choose(path, { ...fields, ...extras }))).toBe('/login')
  expect(await isLoggedIn()).toBe(false)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'does not redirect to %s',
  async (redirect) => {
    for (const { path, fields } of ways) expect(sentTo(await choose(path, { ...fields, redirect }))).toBe('/')
  },
)

test.each(['', '/account'])(
  'a user refused by the enterprise gets a message with a link back (prefix "%s")',
  async (prefix) => {
    const expired = { type: 'wecom', account: 'enterprise-expired', redirect: '/files' }
    const refusal = await (await choose('/third?type=wecom', expired, prefix)).text()
    expect(refusal).toContain('Your company’s plan has expired.')
    expect(refusal).toContain(`href="${prefix}/login?redirect=%2Ffiles"`)
    expect(await isLoggedIn()).toBe(false)
  },
)

test.each(['/third?type=wechat', '/__sso?product_id=corp-files', '/__outbox?x', '/__pages/terms?x'])(
  '%s runs no script and escapes its input',
  async (path) => {
    const response = await visitor.navigate(`${path}&redirect="><script>alert(1)</script>`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).not.toMatch(/<script|<style| style=| on\w+=/)
  },
)
