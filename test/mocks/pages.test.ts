import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { people } from '../../mocks/personas/people.ts'
import { readBlock } from '../../src/host/page-data-block.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService()
  const server = await startServer(service)
  stop = server.stop
  visitor = createVisitor(server.origin)
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

const read = async (path: string, init?: RequestInit) => (await visitor.navigate(path, init)).text()

function tokenIn(page: string): string {
  return /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

test('a page gets the values of the contract and a cookie that no script can read', async () => {
  const response = await visitor.navigate('/page?lang=zh-TW')
  expect(response.headers.get('set-cookie')).toMatch(/^portico_session=\w{24}; Path=\/; HttpOnly; SameSite=Lax$/)
  const data = (await response.json()) as Record<string, unknown>
  const { block, broken } = readBlock(data)
  expect(broken).toEqual([])
  expect(block).toMatchObject({
    product_name: 'Portico',
    lang: 'zh-TW',
    is_mobile: false,
    secure_zone_required: false,
    terms_url: '/__pages/terms',
  })
  const again = await visitor.navigate('/page')
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(await again.json()).toEqual(data)
})

test('the language comes from the address, then the session, then the browser', async () => {
  const headers = { 'Accept-Language': 'zh-Hant-HK,zh;q=0.9' }
  expect(await (await visitor.navigate('/page', { headers })).json()).toMatchObject({ lang: 'zh-TW' })
  expect(await (await visitor.navigate('/page?lang=zh-CN', { headers })).json()).toMatchObject({ lang: 'zh-CN' })
  expect(await (await visitor.navigate('/page', { headers })).json()).toMatchObject({ lang: 'zh-CN' })
})

test('home sends a stranger to the login and comes back under the same prefix', async () => {
  expect((await visitor.navigate('/')).headers.get('location')).toBe('/login?redirect=%2F')
  expect((await visitor.navigate('/account/')).headers.get('location')).toBe('/account/login?redirect=%2Faccount%2F')
})

test('home shows who is logged in, masked, and logs out', async () => {
  await visitor.open()
  await visitor.logIn(people.mei.phone)
  const page = await read('/?lang=zh-CN')
  expect(page).toContain('<html lang="zh-CN">')
  expect(page).toContain('138****8000')
  expect(page).toContain('me****in@example.com')
  expect(page).not.toContain(people.mei.phone)
  expect(page).toContain('<a href="/security">账号安全</a>')
  expect(await read('/account/?lang=en')).toContain('<a href="/account/security">Account security</a>')

  await visitor.submit('/__logout', { csrf_token: 'forged' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  const left = await visitor.submit('/__logout', { csrf_token: tokenIn(page) })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/login'])
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('a third party offers who is bound to it and logs them in', async () => {
  const page = await read('/account/third?type=wechat&redirect=/files')
  expect(page).toContain('Stand-in for WeChat')
  expect(page).toContain('Continue as Mei Lin')
  expect(page).not.toContain('Ava Brooks')
  expect(page).toContain('href="/account/login?redirect=%2Ffiles"')

  const fields = { type: 'wechat', redirect: '/files', csrf_token: tokenIn(page) }
  expect((await visitor.submit('/__third', { ...fields, account: 'international' })).headers.get('location')).toBe(
    '/login',
  )
  const response = await visitor.submit('/__third', { ...fields, account: 'member' })
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/files')
  await visitor.open()
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user: { phone: people.mei.phone } })
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a third party does not send on to %s',
  async (redirect) => {
    const page = await read('/third?type=wechat')
    const fields = { type: 'wechat', account: 'member', csrf_token: tokenIn(page), redirect }
    expect((await visitor.submit('/__third', fields)).headers.get('location')).toBe('/')
  },
)

test('an unknown third party is not found', async () => {
  expect((await visitor.navigate('/third?type=<script>')).status).toBe(404)
})

test('no link that the pages carry is dead', async () => {
  const data = await visitor.open()
  const links = [
    data.terms_url,
    data.privacy_url,
    data.support_url,
    data.download_url,
    data.web_url,
    data.google_help_url,
    data.password_help_url,
  ]
  for (const link of links) {
    const response = await visitor.navigate(link)
    expect([link, response.status]).toEqual([link, 200])
    expect(await response.text()).toContain('<h1>')
  }
  expect((await visitor.navigate('/__pages/nothing')).status).toBe(303)
})

test.each(['/third?type=wechat', '/__outbox', '/__pages/terms'])(
  '%s runs no script and escapes what it is given',
  async (path) => {
    const response = await visitor.navigate(
      `${path}${path.includes('?') ? '&' : '?'}redirect="><script>alert(1)</script>`,
    )
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/)
    expect(page).toContain('href="/__service.css"')
    expect((await visitor.navigate('/__service.css')).headers.get('content-type')).toContain('text/css')
  },
)
