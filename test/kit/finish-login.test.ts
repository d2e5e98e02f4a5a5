import { expect, test, vi } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { finishLogin } from '../../src/kit/session/index.ts'
import { fakeHost } from '../host/fake-host.ts'

const ways: Parameters<typeof finishLogin>[2][] = [undefined, { method: 'sms' }]

function open(search = '', changes: Partial<Host> = {}) {
  const host = fakeHost({ url: `https://account.test/login${search}`, ...changes })
  const safeNavigate = vi.spyOn(host.navigation, 'safeNavigate')
  return { host, safeNavigate }
}

function inClient(isTaken: boolean) {
  const onLogin = vi.fn(() => Promise.resolve(isTaken))
  return {
    onLogin,
    ...open('?redirect=/files', { clientType: () => 'sync', bridge: { ...fakeHost().bridge, onLogin } }),
  }
}

test.each(ways)('LOG-01 goes to the server’s redirect, the URL’s redirect, or the default (%j)', async (options) => {
  const withRedirect = open('?redirect=/files')
  await finishLogin(withRedirect.host, { redirect: '/welcome' }, options)
  await finishLogin(withRedirect.host, {}, options)
  expect(withRedirect.safeNavigate.mock.calls).toEqual([
    ['/welcome', {}],
    ['/files', {}],
  ])
  const plain = open()
  await finishLogin(plain.host, {}, options)
  expect(plain.safeNavigate).toHaveBeenCalledWith(undefined, {})
})

test.each([
  ['?mode=ent_reg', undefined, { mode: 'ent_reg' }],
  ['?mode=oauth', undefined, {}],
  ['?mode=ent_reg', 'plain', {}],
  ['?mode=init', 'ent_reg', { mode: 'ent_reg' }],
] as const)(
  'LOG-02 only the enterprise-registration mode is passed on; an explicit mode takes precedence: %j, %j',
  async (search, mode, expected) => {
    const { host, safeNavigate } = open(search)
    await finishLogin(host, {}, mode && { mode })
    expect(safeNavigate).toHaveBeenCalledWith(undefined, expected)
  },
)

test('LOG-01 the client navigates if it accepts the result, and otherwise the page does', async () => {
  const taken = inClient(true)
  await finishLogin(taken.host, { redirect: '/welcome' })
  expect(taken.onLogin).toHaveBeenCalledWith({ redirect: '/welcome' })
  expect(taken.safeNavigate).not.toHaveBeenCalled()
  const declined = inClient(false)
  await finishLogin(declined.host, {})
  expect(declined.safeNavigate).toHaveBeenCalledWith('/files', {})
})

test('stores the login method, and a login without one keeps the last method or stores “other”', async () => {
  const { host } = open()
  const storedMethod = () => host.lastingStorage.get('portico.last-way')
  await finishLogin(host, {})
  expect(storedMethod()).toBe('other')
  await finishLogin(host, {}, { method: 'qr' })
  expect(storedMethod()).toBe('qr')
  await finishLogin(host, {})
  expect(storedMethod()).toBe('qr')
})

test('the page where a login happens is distinguished from one that opens afterwards', async () => {
  const { host } = open()
  await finishLogin(host, {}, { method: 'password' })
  expect(host.navigation.pendingRedirect).toBeDefined()
  expect(open('', { lastingStorage: host.lastingStorage }).host.navigation.pendingRedirect).toBeUndefined()
})
