import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDeviceToken, type DeviceTokenPage } from '../../src/host/device-token.ts'

const stale = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

afterEach(() => {
  vi.useRealTimers()
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

describe('LOG-07 device token', () => {
  test('LOG-07 made from browser characteristics with MD5, kept for 365 days, and then read back', async () => {
    const { page, written } = createPage()
    const token = createDeviceToken(page, { staleTokens: stale })
    const zone = new Date().getTimezoneOffset()
    const hash = createHash('md5').update(`UA|en|${zone}|1x2x24|8`).digest('hex')
    expect(await token()).toBe(hash)
    expect(written).toEqual([`device_token=${hash}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`])
    expect(await token()).toBe(hash)
    expect(written).toHaveLength(1)
  })

  test('SE-3 Secure on https only', async () => {
    const { page, written } = createPage('http:')
    await createDeviceToken(page, { staleTokens: stale })()
    expect(written[0]).toMatch(/; Path=\/; SameSite=Lax$/)
  })

  test('LOG-07 a good token stays, and no hash is loaded', async () => {
    const { page, written } = createPage('https:', { other: 'x', xdevice_token: 'wrong', device_token: 'good' })
    const loadHash = vi.fn()
    expect(await createDeviceToken(page, { staleTokens: stale, loadHash })()).toBe('good')
    expect(loadHash).not.toHaveBeenCalled()
    expect(written).toEqual([])
  })

  test.each([...stale, ''])('LOG-07 a stale token is made again: "%s"', async (value) => {
    const { page } = createPage('https:', { device_token: value })
    const loadHash = () => Promise.resolve(() => 'fresh')
    expect(await createDeviceToken(page, { staleTokens: stale, loadHash })()).toBe('fresh')
  })

  test('LOG-07 asked twice at once, it is made once', async () => {
    const { page, written } = createPage()
    const token = createDeviceToken(page, { staleTokens: stale })
    const [first, second] = await Promise.all([token(), token()])
    expect(first).toBe(second)
    expect(written).toHaveLength(1)
  })

  test('RS-2 works without a token where cookies are not kept', async () => {
    const { page } = createPage()
    const document = { get cookie() { return '' }, set cookie(_: string) {} } // biome-ignore format: one line says it
    expect(await createDeviceToken({ ...page, document }, { staleTokens: stale })()).toBeUndefined()
  })

  test('RS-2 works without a token where cookies throw', async () => {
    const { page } = createPage()
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError')
    }
    const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse })
    expect(await createDeviceToken({ ...page, document }, { staleTokens: stale })()).toBeUndefined()
  })

  test('RS-1 works without a token where the hash cannot be loaded, and tries again the next time', async () => {
    const { page } = createPage()
    const loadHash = vi
      .fn()
      .mockRejectedValueOnce(new Error('lost chunk'))
      .mockResolvedValue(() => 'fresh')
    const token = createDeviceToken(page, { staleTokens: stale, loadHash })
    expect(await token()).toBeUndefined()
    expect(await token()).toBe('fresh')
  })

  test('RS-1 a hash that never comes holds nothing up', async () => {
    vi.useFakeTimers()
    const { page } = createPage()
    const token = createDeviceToken(page, { staleTokens: stale, loadHash: () => new Promise(() => {}) })()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await token).toBeUndefined()
  })
})
