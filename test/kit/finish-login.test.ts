import { expect, test, vi } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { finishLogin } from '../../src/kit/session/index.ts'
import { fakeHost } from '../host/fake-host.ts'

const loginOptions: Parameters<typeof finishLogin>[2][] = [undefined, { method: 'sms' }]

function open(search = '', changes: Partial<Host> = {}) {
  const host = fakeHost({ url: `https://account.test/login${search}`, ...changes })
  const safeNavigate = vi.spyOn(host.navigation, 'safeNavigate')
  return { host, safeNavigate }
}

function openInClient(isHandled: boolean) {
  const onLogin = vi.fn(() => Promise.resolve(isHandled))
  return {
    onLogin,
    ...open('?redirect=/files', { clientType: () => 'sync', bridge: { ...fakeHost().bridge, onLogin } }),
  }
}

test.each(loginOptions)(
  'LOG-01 opens the server’s redirect, or else the URL’s redirect, or else the default page (options: %j)',
  async (options) => {
    const pageWithRedirect = open('?redirect=/files')
    await finishLogin(pageWithRedirect.host, { redirect: '/welcome' }, options)
    await finishLogin(pageWithRedirect.host, {}, options)
    expect(pageWithRedirect.safeNavigate.mock.calls).toEqual([
      ['/welcome', {}],
      ['/files', {}],
    ])
    const plainPage = open()
    await finishLogin(plainPage.host, {}, options)
    expect(plainPage.safeNavigate).toHaveBeenCalledWith(undefined, {})
  },
)

test.each([
  ['?mode=ent_reg', undefined, { mode: 'ent_reg' }],
  ['?mode=oauth', undefined, {}],
  ['?mode=ent_reg', 'plain', {}],
  ['?mode=init', 'ent_reg', { mode: 'ent_reg' }],
] as const)(
  'LOG-02 passes on only the enterprise-registration mode, and prefers an explicit mode (query %j, explicit mode %j)',
  async (search, mode, expected) => {
    const { host, safeNavigate } = open(search)
    await finishLogin(host, {}, mode && { mode })
    expect(safeNavigate).toHaveBeenCalledWith(undefined, expected)
  },
)

test('LOG-01 passes the login to the client, and navigates only if the client does not handle it', async () => {
  const acceptingClient = openInClient(true)
  await finishLogin(acceptingClient.host, { redirect: '/welcome' })
  expect(acceptingClient.onLogin).toHaveBeenCalledWith({ redirect: '/welcome' })
  expect(acceptingClient.safeNavigate).not.toHaveBeenCalled()
  const decliningClient = openInClient(false)
  await finishLogin(decliningClient.host, {})
  expect(decliningClient.safeNavigate).toHaveBeenCalledWith('/files', {})
})

test('stores the given login method, or else keeps the stored method, or else stores “other”', async () => {
  const { host } = open()
  const storedMethod = () => host.persistentStorage.get('portico.last-way')
  await finishLogin(host, {})
  expect(storedMethod()).toBe('other')
  await finishLogin(host, {}, { method: 'qr' })
  expect(storedMethod()).toBe('qr')
  await finishLogin(host, {})
  expect(storedMethod()).toBe('qr')
})

test('remembers the pending redirect only until another page opens', async () => {
  const { host } = open()
  await finishLogin(host, {}, { method: 'password' })
  expect(host.navigation.pendingRedirectOptions).toBeDefined()
  expect(open('', { persistentStorage: host.persistentStorage }).host.navigation.pendingRedirectOptions).toBeUndefined()
})
