import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceTokenReader, type DeviceTokenPage } from '../../src/host/device-token.ts'

afterEach(() => vi.restoreAllMocks())

/** Creates a page with a cookie jar that stores values by name and records every string written to it. */
function createPage(protocol = 'https:', cookies: Record<string, string> = {}) {
  const writtenCookies: string[] = []
  const document = {
    get cookie() {
      return Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; ')
    },
    set cookie(text: string) {
      writtenCookies.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies[name] = value
    },
  }
  const page: DeviceTokenPage = {
    document,
    navigator: { userAgent: 'UA', language: 'en', hardwareConcurrency: 8 },
    screen: { width: 1, height: 2, colorDepth: 24 },
    location: { protocol },
  }
  return { page, writtenCookies }
}

test('LOG-07 hashes browser characteristics and random text with MD5, and keeps the token for 365 days', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => Object.assign(array, [1, 2, 3, 4]))
  const { page, writtenCookies } = createPage()
  const getToken = createDeviceTokenReader(page)
  const zone = new Date().getTimezoneOffset()
  const hash = createHash('md5').update(`UA|en|${zone}|1x2x24|8|1234`).digest('hex')
  expect(getToken()).toBe(hash)
  expect(writtenCookies).toEqual([`device_token=${hash}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`])
  expect(getToken()).toBe(hash)
  expect(writtenCookies).toHaveLength(1)
})

test('LOG-07 keeps a device’s token across pages, and gives another device of the same model a different token', () => {
  const { page, writtenCookies } = createPage('https:', { other: 'x', xdevice_token: 'wrong', device_token: 'good' })
  expect(createDeviceTokenReader(page)()).toBe('good')
  expect(writtenCookies).toEqual([])
  const token = createDeviceTokenReader(createPage().page)()
  expect(createDeviceTokenReader(createPage().page)()).not.toBe(token)
})

test('LOG-07 keeps the token and writes it again if the cookie is deleted during the visit', () => {
  const cookies: Record<string, string> = {}
  const { page } = createPage('https:', cookies)
  const getToken = createDeviceTokenReader(page)
  const firstToken = getToken()
  delete cookies.device_token
  expect(getToken()).toBe(firstToken)
  expect(cookies.device_token).toBe(firstToken)
})

test('SE-3 sets a Secure cookie only over HTTPS', () => {
  const { page, writtenCookies } = createPage('http:')
  createDeviceTokenReader(page)()
  expect(writtenCookies[0]).toMatch(/; Path=\/; SameSite=Lax$/)
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function expectNewToken(value: string, staleTokens?: string[]) {
  const { page } = createPage('https:', { device_token: value })
  const token = createDeviceTokenReader(page, staleTokens)()
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(token).not.toBe(value)
}

test.each(['', md5(''), md5('undefined')])('LOG-07 replaces the invalid token “%s”', (value) => expectNewToken(value))

test('LOG-07 replaces a stale token', () => expectNewToken('old', ['old']))

const throwSecurityError = () => {
  throw new DOMException('sandboxed', 'SecurityError')
}
test.each([
  ['the browser discards cookies', { get: () => '', set: () => {} }],
  ['accessing cookies throws', { get: throwSecurityError, set: throwSecurityError }],
])('LOG-07 RS-2 keeps the token for the visit if %s', (_, cookie) => {
  const document = Object.defineProperty({ cookie: '' }, 'cookie', cookie)
  const getToken = createDeviceTokenReader({ ...createPage().page, document })
  const firstToken = getToken()
  expect(firstToken).toMatch(/^[0-9a-f]{32}$/)
  expect(getToken()).toBe(firstToken)
})
