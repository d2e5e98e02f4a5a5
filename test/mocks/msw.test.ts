import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { accountServiceHandlers } from '../../mocks/adapters/msw.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { seal } from './visitor.ts'

const origin = 'http://portico.test'
const onViolation = vi.fn()
const service = createAccountService({ onViolation })
const jar = createCookieJar()
const server = setupServer(...accountServiceHandlers(service, { jar, origin }))
let token = ''

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  onViolation.mockClear()
  jar.clear()
  token = service.pageData(jar).data.csrf_token
})
afterEach(() => service.reset())

async function call(path: string, data?: object): Promise<unknown> {
  const response = await fetch(`${origin}${path}?_t=1`, {
    method: data ? 'POST' : 'GET',
    body: data && JSON.stringify(data),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-Token': token,
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
  })
  return response.json()
}

const secrets = { login: people.mei.phone, password: demoPassword }

test('a login holds without a cookie in any header', async () => {
  expect(await call('/auth/hi')).toEqual({ success: true, logged_in: false })
  expect(await call('/account/login', { secure_zone: seal(secrets) })).toMatchObject({ success: true })
  expect(await call('/auth/hi')).toEqual({ success: true, logged_in: true })
})

test('the page can be opened in a language', async () => {
  service.pageData(jar, { lang: 'zh-TW' })
  expect(JSON.stringify(await call('/login', { ...secrets, password: 'x' }))).toContain('帳號或密碼不正確')
})

test('a dropped connection is a failed fetch', async () => {
  service.faults.add({ path: '/auth/hi', reset: true })
  await expect(call('/auth/hi')).rejects.toThrow('fetch')
  expect(service.calls).toMatchObject([{ path: '/auth/hi', status: 0 }])
  expect(await call('/auth/hi')).toMatchObject({ success: true })
})

test('a call that the service does not know is loud', async () => {
  expect(await call('/nowhere', {})).toMatchObject({ success: false })
  expect(onViolation).toHaveBeenCalledWith({ method: 'POST', path: '/nowhere', reason: 'this call is unknown' })
  expect(service.violations).toHaveLength(1)
})

test('pages and other sites are left to whoever serves them', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(fetch(`${origin}/login`, { headers: { Accept: 'text/html' } })).rejects.toThrow('fetch')
  await expect(fetch('http://elsewhere.test/login', { method: 'POST', body: '{}' })).rejects.toThrow('fetch')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('POST http://elsewhere.test/login'))
  expect(service.violations).toEqual([])
})
