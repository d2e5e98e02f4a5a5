// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createHost } from '../../src/host/host.ts'

const defaults = { productName: 'Build', publicKey: 'key' }

function writePageData(pageData: object) {
  const element = document.createElement('script')
  element.id = 'page-data'
  element.type = 'application/json'
  element.textContent = JSON.stringify(pageData)
  document.body.replaceChildren(element)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/login')
  Reflect.deleteProperty(window, 'AccountClient')
})

test('describes the page’s environment', async () => {
  writePageData({ product_name: 'Files', is_mobile: true })
  const host = createHost(window, { defaults })
  expect(host).toMatchObject({
    url: location.href,
    origin: location.origin,
    isMobile: true,
    pathPrefix: '',
    pageData: { productName: 'Files' },
  })
  expect(host.isOnline()).toBe(true)
  expect(host.areCookiesEnabled()).toBe(true)
  expect(Math.abs(host.clock.now() - Date.now())).toBeLessThan(3_600_000)
  expect(await host.deviceToken()).toMatch(/^[0-9a-f]{32}$/)
  expect(document.cookie).toContain('device_token=')
  expect(host.storage.set('a', 'b')).toBe(true)
  expect(sessionStorage.getItem('a')).toBe('b')
})

test('LOG-07 RS-1 returns no device token if its script fails to load, and loads the script again on the next request', async () => {
  writePageData({})
  vi.doMock('../../src/host/device-token.ts', () => {
    throw new Error('failed to load')
  })
  const host = createHost(window, { defaults })
  expect(await host.deviceToken()).toBeUndefined()
  vi.doUnmock('../../src/host/device-token.ts')
  expect(await host.deviceToken()).toMatch(/^[0-9a-f]{32}$/)
})

test('LOG-01 moves the URL’s fragment into the redirect', () => {
  writePageData({})
  history.replaceState(null, '', '/login?redirect=/security#sessions')
  const { searchParams, hash } = new URL(createHost(window, { defaults }).url)
  expect([searchParams.get('redirect'), hash]).toEqual(['/security#sessions', ''])
})

test.each([
  ['/login', ''],
  ['/account/login', '/account'],
  ['/account/', '/account'],
  ['/accounts/login', ''],
  ['/x/account/login', ''],
])('SCR-21 reads the path prefix of %s as “%s”', (path, prefix) => {
  writePageData({})
  history.replaceState(null, '', path)
  expect(createHost(window, { defaults }).pathPrefix).toBe(prefix)
})

test('LOG-03 reads the client type from the bridge, or else from the page data, and defaults to `web`', () => {
  writePageData({})
  const webHost = createHost(window, { defaults })
  expect(webHost.clientType()).toBe('web')
  Object.assign(window, { AccountClient: { type: 'app' } })
  expect(webHost.clientType()).toBe('app')
  writePageData({ is_sync: true })
  const syncHost = createHost(window, { defaults })
  expect(syncHost.clientType()).toBe('app')
  Reflect.deleteProperty(window, 'AccountClient')
  expect(syncHost.clientType()).toBe('sync')
})

test('RD-3 passes every report to the report hook, even if the hook throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onReport = vi.fn(() => {
    throw new Error('hook')
  })
  const host = createHost(window, { defaults, onReport })
  expect(onReport).toHaveBeenCalledWith({ kind: 'page-data-broken', keys: ['page-data'] })
  expect(warn).toHaveBeenCalledTimes(2)
  expect(host.navigation.openLink('javascript:alert(1)')).toBe(false)
  expect(onReport).toHaveBeenLastCalledWith({ kind: 'link-blocked', reason: 'protocol' })
  createHost(window, { defaults }).report({ kind: 'reload-loop' })
})
