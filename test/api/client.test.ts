import { afterEach, describe, expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'

const data = { login: 'a@b.cn', password: 'abcd1234' }
const success = () => Promise.resolve(new Response('{"success":true,"redirect":"/files"}'))

/** The script that sends calls comes late (docs/decisions/0007), so it may also be lost, which only the module itself can play. */
function loseTransport() {
  vi.doMock('../../src/api/transport.ts', () => {
    throw new Error('lost')
  })
}

afterEach(() => {
  vi.doUnmock('../../src/api/transport.ts')
})

describe('RS-1 a client whose script is lost', () => {
  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('RS-1 while online is %s the call fails as %s, and holds the page no longer', async (isOnline, reason) => {
    loseTransport()
    const client = createClient(fakeHost({ isOnline: () => isOnline }), { fetch: success })
    const result = client.call(login, data)
    expect(client.blocking.isBlocking()).toBe(true)
    expect(await result).toEqual({ ok: false, failure: { kind: 'network', reason } })
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RS-1 fails with that call only: the next one asks for the script again', async () => {
    loseTransport()
    const client = createClient(fakeHost(), { fetch: success })
    expect(await client.call(login, data)).toMatchObject({ ok: false })
    vi.doUnmock('../../src/api/transport.ts')
    expect(await client.call(login, data)).toMatchObject({ ok: true, value: { redirect: '/files' } })
  })

  test('RS-1 does not complain when it is fetched ahead, since nothing has failed yet', async () => {
    loseTransport()
    await expect(createClient(fakeHost(), { fetch: success }).prepare()).resolves.toBeUndefined()
  })
})
