import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'

const credentials = { login: 'a@b.cn', password: 'abcd1234' }
const success = () => Promise.resolve(new Response('{"success":true,"redirect":"/files"}'))

/** Makes the lazy-loaded transport script fail to load (docs/decisions/0014). */
function failTransportScript() {
  vi.doMock('../../src/api/transport/transport.ts', () => {
    throw new Error('failed to load')
  })
}

afterEach(() => {
  vi.doUnmock('../../src/api/transport/transport.ts')
})

describe('RS-1 a client whose transport script fails to load', () => {
  test.each([
    [true, { kind: 'network', reason: 'unreachable', needsReload: true }],
    [false, { kind: 'network', reason: 'offline' }],
  ])('RS-1 fails the call and unblocks the page (online: %s)', async (isOnline, failure) => {
    failTransportScript()
    const client = createClient(fakeHost({ isOnline: () => isOnline }), { fetch: success })
    const result = client.call(login, credentials)
    expect(client.blocking.isBlocking()).toBe(true)
    expect(await result).toEqual({ ok: false, failure })
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RS-1 requests the script again on the next call', async () => {
    failTransportScript()
    const client = createClient(fakeHost(), { fetch: success })
    expect(await client.call(login, credentials)).toMatchObject({ ok: false })
    vi.doUnmock('../../src/api/transport/transport.ts')
    expect(await client.call(login, credentials)).toMatchObject({ ok: true, value: { redirect: '/files' } })
  })

  test('RS-1 ignores a failed prefetch', async () => {
    failTransportScript()
    await expect(createClient(fakeHost(), { fetch: success }).prepare()).resolves.toBeUndefined()
  })
})

describe('RQ-7 a client whose transport script never finishes loading', () => {
  beforeEach(() => {
    vi.doMock('../../src/api/transport/transport.ts', () => new Promise(() => {}))
  })

  test('RQ-7 ends the call at its time limit and unblocks the page', async () => {
    const client = createClient(fakeHost(), { fetch: success, timeoutMs: 20 })
    const result = client.call(login, credentials)
    expect(client.blocking.isBlocking()).toBe(true)
    expect(await result).toEqual({ ok: false, failure: { kind: 'network', reason: 'timeout' } })
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RQ-6 lets a newer call or the caller’s signal abort a call while the script is loading', async () => {
    const client = createClient(fakeHost(), { fetch: success })
    const controller = new AbortController()
    const firstCall = client.call(login, credentials, { latest: 'login' })
    const secondCall = client.call(login, credentials, { latest: 'login', signal: controller.signal })
    expect(await firstCall).toEqual({ ok: false, failure: { kind: 'aborted' } })
    controller.abort()
    expect(await secondCall).toEqual({ ok: false, failure: { kind: 'aborted' } })
  })
})

test('API-10 SCR-21 adds the path prefix, `_fstate` and a unique timestamp from the page’s clock to an image URL', () => {
  let now = 5000
  const clock = { ...fakeHost().clock, now: () => now }
  const client = createClient(fakeHost({ clock, pathPrefix: '/account', page: { fstate: 's' } }))
  const urls = [5000, 5000, 7000.4].map((time) => {
    now = time
    return client.imageUrl('/captcha/get_pic')
  })
  const prefix = 'https://account.test/account/captcha/get_pic?_fstate=s&t='
  expect(urls).toEqual([`${prefix}5000`, `${prefix}5001`, `${prefix}7000`])
})
