import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'

const data = { login: 'a@b.cn', password: 'abcd1234' }
const success = () => Promise.resolve(new Response('{"success":true,"redirect":"/files"}'))

/** The script that sends calls comes late (docs/decisions/0014), so it may also be lost, which only the module itself can play. */
function loseTransport() {
  vi.doMock('../../src/api/transport/transport.ts', () => {
    throw new Error('lost')
  })
}

afterEach(() => {
  vi.doUnmock('../../src/api/transport/transport.ts')
})

describe('RS-1 a client whose script is lost', () => {
  test.each([
    [true, { kind: 'network', reason: 'unreachable', takesReload: true }],
    [false, { kind: 'network', reason: 'offline' }],
  ])('RS-1 while online is %s the call fails as %o, and holds the page no longer', async (isOnline, failure) => {
    loseTransport()
    const client = createClient(fakeHost({ isOnline: () => isOnline }), { fetch: success })
    const result = client.call(login, data)
    expect(client.blocking.isBlocking()).toBe(true)
    expect(await result).toEqual({ ok: false, failure })
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RS-1 fails with that call only: the next one asks for the script again', async () => {
    loseTransport()
    const client = createClient(fakeHost(), { fetch: success })
    expect(await client.call(login, data)).toMatchObject({ ok: false })
    vi.doUnmock('../../src/api/transport/transport.ts')
    expect(await client.call(login, data)).toMatchObject({ ok: true, value: { redirect: '/files' } })
  })

  test('RS-1 does not complain when it is fetched ahead, since nothing has failed yet', async () => {
    loseTransport()
    await expect(createClient(fakeHost(), { fetch: success }).prepare()).resolves.toBeUndefined()
  })
})

describe('RQ-7 a client whose script does not come', () => {
  beforeEach(() => {
    vi.doMock('../../src/api/transport/transport.ts', () => new Promise(() => {}))
  })

  test('RQ-7 the limit holds, and the page is let go', async () => {
    const client = createClient(fakeHost(), { fetch: success, limitMs: 20 })
    const result = client.call(login, data)
    expect(client.blocking.isBlocking()).toBe(true)
    expect(await result).toEqual({ ok: false, failure: { kind: 'network', reason: 'timeout' } })
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RQ-6 so do the caller’s signal and a newer call', async () => {
    const client = createClient(fakeHost(), { fetch: success })
    const controller = new AbortController()
    const first = client.call(login, data, { latest: 'login' })
    const second = client.call(login, data, { latest: 'login', signal: controller.signal })
    expect(await first).toEqual({ ok: false, failure: { kind: 'aborted' } })
    controller.abort()
    expect(await second).toEqual({ ok: false, failure: { kind: 'aborted' } })
  })
})

test('API-10 a picture’s time is that of the page’s clock', () => {
  let now = 5000
  const client = createClient(fakeHost({ clock: { ...fakeHost().clock, now: () => now } }))
  const times = [5000, 5000, 7000.4].map((time) => {
    now = time
    return new URL(client.pictureUrl('/captcha/get_pic')).searchParams.get('t')
  })
  expect(times).toEqual(['5000', '5001', '7000'])
})
