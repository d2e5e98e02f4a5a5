import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceToken, type DeviceTokenPage } from '../../src/host/device-token.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A cookie jar that keeps names and values, and what was written in full. */
function createPage(protocol = 'https:', kept: Record<string, string> = {}) {
  const written: string[] = []
  const document = {
    get cookie() {
      return Object.entries(kept)
        .map((pair) => pair.join('='))
        .join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      kept[name] = value
    },
  }
  const page: DeviceTokenPage = {
    document,
    navigator: { userAgent: 'UA', language: 'en', hardwareConcurrency: 8 },
    screen: { width: 1, height: 2, colorDepth: 24 },
    location: { protocol },
  }
  return { page, written }
}

test('LOG-07 made from browser characteristics and something random with MD5, kept for 365 days, and then read back', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => Object.assign(array, [1, 2, 3, 4]))
  const { page, written } = createPage()
  const token = createDeviceToken(page, {})
  const zone = new Date().getTimezoneOffset()
  const hash = createHash('md5').update(`UA|en|${zone}|1x2x24|8|1234`).digest('hex')
  expect(await token()).toBe(hash)
  expect(written).toEqual([`device_token=${hash}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`])
  expect(await token()).toBe(hash)
  expect(written).toHaveLength(1)
})

test('LOG-07 a token is kept from one page to the next, and another device of the same make has its own', async () => {
  const { page, written } = createPage()
  const token = await createDeviceToken(page, {})()
  expect(await createDeviceToken(page, {})()).toBe(token)
  expect(written).toHaveLength(1)
  expect(await createDeviceToken(createPage().page, {})()).not.toBe(token)
})

test('LOG-07 where the cookie is deleted during the visit, the token stays and is kept again', async () => {
  const kept: Record<string, string> = {}
  const { page } = createPage('https:', kept)
  const token = createDeviceToken(page, {})
  const first = await token()
  delete kept.device_token
  expect(await token()).toBe(first)
  expect(kept.device_token).toBe(first)
})

test('LOG-07 the token that another tab makes at the same time is taken', async () => {
  const kept: Record<string, string> = {}
  const { page, written } = createPage('https:', kept)
  const loadHash = () => {
    kept.device_token = 'of another tab'
    return Promise.resolve(() => 'own')
  }
  expect(await createDeviceToken(page, { loadHash })()).toBe('of another tab')
  expect(written).toEqual([])
})

test('SE-3 Secure on https only', async () => {
  const { page, written } = createPage('http:')
  await createDeviceToken(page, {})()
  expect(written[0]).toMatch(/; Path=\/; SameSite=Lax$/)
})

test('LOG-07 a good token stays, and no hash is loaded', async () => {
  const { page, written } = createPage('https:', { other: 'x', xdevice_token: 'wrong', device_token: 'good' })
  const loadHash = vi.fn()
  expect(await createDeviceToken(page, { loadHash })()).toBe('good')
  expect(loadHash).not.toHaveBeenCalled()
  expect(written).toEqual([])
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const staleTokens: [string, string[]?][] = [[''], [md5('')], [md5('undefined')], ['old', ['old']]]

test.each(staleTokens)('LOG-07 a stale token is made again: "%s", where %j are stale', async (value, isStale) => {
  const { page } = createPage('https:', { device_token: value })
  const loadHash = () => Promise.resolve(() => 'fresh')
  expect(await createDeviceToken(page, { staleTokens: isStale, loadHash })()).toBe('fresh')
})

test('LOG-07 asked twice at once, it is made once', async () => {
  const { page, written } = createPage()
  const token = createDeviceToken(page, {})
  const [first, second] = await Promise.all([token(), token()])
  expect(first).toBe(second)
  expect(written).toHaveLength(1)
})

const refuse = () => {
  throw new DOMException('sandboxed', 'SecurityError')
}
test.each([
  ['are not kept', { get: () => '', set: () => {} }],
  ['throw', { get: refuse, set: refuse }],
])('LOG-07 RS-2 where cookies %s, one token lasts for the visit', async (_, cookie) => {
  const document = Object.defineProperty({ cookie: '' }, 'cookie', cookie)
  const token = createDeviceToken({ ...createPage().page, document }, {})
  const [first, second] = await Promise.all([token(), token()])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second, await token()]).toEqual([first, first])
})

test('RS-1 works without a token where the hash cannot be loaded, and tries again the next time', async () => {
  const { page } = createPage()
  const loadHash = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost chunk'))
    .mockResolvedValue(() => 'fresh')
  const token = createDeviceToken(page, { loadHash })
  expect(await token()).toBeUndefined()
  expect(await token()).toBe('fresh')
})

test('RS-1 a hash that never comes holds nothing up', async () => {
  vi.useFakeTimers()
  const { page } = createPage()
  const token = createDeviceToken(page, { loadHash: () => new Promise(() => {}) })()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await token).toBeUndefined()
})
