import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { serveEachTest, visitor } from './serve-each-test.ts'

serveEachTest({ now: () => 1_700_000_000_000 })

const askProduct = (domain: string, prefix = '') =>
  visitor.call(`${prefix}/dedicated_enterprise/get_sso_product_id`, { domain })
const begin = (extras: object = {}) => visitor.call('/sso/login', { product_id: 'corp-files', ...extras })
const read = async (path: string) => (await visitor.navigate(path)).text()
const tokenIn = (page: string) => /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''

async function choose(extras: Record<string, string> = {}, prefix = ''): Promise<string | null> {
  const page = await read(`${prefix}/__sso?product_id=corp-files`)
  const fields = { product_id: 'corp-files', account: 'single-sign-on', redirect: '', csrf_token: tokenIn(page) }
  const response = await visitor.submit(`${prefix}/__sso`, { ...fields, ...extras })
  return response.headers.get('location')
}

test.each([
  ['', 'corp.example.com'],
  ['', ' ＣＯＲＰ.Example.com '],
  ['', people.liNa.email],
  ['', '"odd@name"＠corp.example.com'],
  ['/account', 'corp.example.com'],
])('under the prefix "%s" the domain "%s" has a single sign-on', async (prefix, domain) => {
  expect(await askProduct(domain, prefix)).toEqual({ status: 200, success: true, product_id: 'corp-files' })
})

test.each([
  ['en', 'Single sign-on is not set up for this domain.'],
  ['zh-CN', '该域名尚未开通单点登录。'],
  ['zh-TW', '此網域尚未開通單一登入。'],
])('an unknown domain is refused under its field, in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const answer = await askProduct('example.com')
  expect(answer.errors).toEqual([{ field: 'domain', error_code: 1800011, error_msg: containing(words) }])
})

test('a member continues at the enterprise’s own login and comes to where they wanted to go', async () => {
  const { redirect } = await begin({ redirect: '/files?sort=name' })
  const page = await read(String(redirect))
  expect(page).toContain('Stand-in for the login of Corp')
  expect(page).toContain('Continue as Li Na')
  expect(page).not.toContain('Mei Lin')
  expect(page).toContain('name="redirect" value="/files?sort=name"')
  expect(page).toContain('href="/login?redirect=%2Ffiles%3Fsort%3Dname"')
  const fields = { product_id: 'corp-files', account: 'single-sign-on', redirect: '/files?sort=name' }
  const response = await visitor.submit('/__sso', { ...fields, csrf_token: tokenIn(page) })
  const arrival = new URL(response.headers.get('location') ?? '')
  expect(arrival.pathname + arrival.search).toBe('/files?sort=name')
  await visitor.open()
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user: { email: people.liNa.email } })
})

test('without a redirect it is home, and an unknown product is refused', async () => {
  expect(await begin()).toEqual({ status: 200, success: true, redirect: '/__sso?product_id=corp-files' })
  expect(await choose()).toBe('/')
  expect(await begin({ product_id: 'made-up' })).toMatchObject({
    errors: [{ field: 'product_id', error_code: 1800012 }],
  })
  expect((await visitor.navigate('/__sso?product_id=made-up')).status).toBe(404)
})

test.each([
  ['somebody else', { account: 'member' }],
  ['another product', { product_id: 'made-up' }],
  ['a forged form', { csrf_token: 'forged' }],
])('%s is not let in', async (_, extras) => {
  expect(await choose(extras)).toBe('/login')
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'nobody is sent on to %s',
  async (redirect) => {
    expect(await choose({ redirect })).toBe('/')
  },
)

test('a single sign-on that begins on an account page stays under its prefix', async () => {
  const beginAt = async (page: string) => {
    const headers = { Referer: page }
    const response = await visitor.callRaw('/sso/login', {
      method: 'POST',
      body: '{"product_id":"corp-files"}',
      headers,
    })
    return ((await response.json()) as { redirect?: string }).redirect
  }
  expect(await beginAt('http://localhost/account/login?lang=en')).toBe('/account/__sso?product_id=corp-files')
  expect(await beginAt('http://localhost/login')).toBe('/__sso?product_id=corp-files')
  expect(await beginAt('nowhere')).toBe('/__sso?product_id=corp-files')
})

test('under the prefix the page stays under it', async () => {
  expect(await read('/account/__sso?product_id=corp-files')).toContain('action="/account/__sso"')
  expect(await choose({ account: 'member' }, '/account')).toBe('/account/login')
  expect(await choose({}, '/account')).toBe('/account/')
})

test.each([
  ['zh-CN', 'Corp 的登录页面'],
  ['zh-TW', 'Corp 的登入頁面'],
])('the page speaks %s, runs no script and escapes what it is given', async (lang, title) => {
  const page = await read(`/__sso?product_id=corp-files&lang=${lang}&redirect="><script>alert(1)</script>`)
  expect(page).toContain(title)
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/)
})
