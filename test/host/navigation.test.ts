import { describe, expect, test, vi } from 'vitest'
import { createNavigation } from '../../src/host/navigation.ts'
import type { ReportEvent } from '../../src/host/report-event.ts'
import { hostileUrls } from '../rules/hostile-urls.ts'

type Options = { href?: string; defaultRedirect?: string; isInClient?: boolean; canClientReload?: boolean }

function setUp({ href = 'https://account.test/login?a=1#top', defaultRedirect = '/home', ...client }: Options = {}) {
  const events: ReportEvent[] = []
  const location = { href, assign: vi.fn(), replace: vi.fn(), reload: vi.fn() }
  const open = vi.fn()
  const page = new EventTarget() as Window
  const recordReloadIfAllowed = vi.fn(() => true)
  const reload = vi.fn(() => Promise.resolve(client.canClientReload ?? false))
  const navigation = createNavigation({
    window: { location, open, addEventListener: page.addEventListener.bind(page) },
    pageData: { redirectHosts: ['www.test'], defaultRedirect },
    bridge: { clientType: () => (client.isInClient ? 'sync' : undefined), reload },
    guard: { recordReloadIfAllowed },
    report: (event) => events.push(event),
  })
  return { navigation, page, location, open, events, recordReloadIfAllowed, clientReload: reload }
}

describe('RD-1 safeNavigate', () => {
  test.each([
    ['/files', 'https://account.test/files'],
    ['https://www.test/x', 'https://www.test/x'],
    ['/x/..//evil.test', 'https://account.test//evil.test'],
    [undefined, 'https://account.test/home'],
    ['', 'https://account.test/home'],
    ['  ', 'https://account.test/home'],
  ])('RD-2 resolves the redirect %j to %s, without a report', (input, href) => {
    const { navigation, location, events } = setUp()
    navigation.safeNavigate(input)
    expect(location.assign.mock.calls).toEqual([[href]])
    expect(events).toEqual([])
  })

  test.each(hostileUrls.filter(([, reason]) => reason !== 'empty'))(
    'RD-3 opens the default page instead of %j, and reports the rejection',
    (input) => {
      const { navigation, location, events } = setUp()
      navigation.safeNavigate(input)
      expect(location.assign.mock.calls).toEqual([['https://account.test/home']])
      expect(events.map(({ kind }) => kind)).toEqual(['redirect-blocked'])
      expect(Object.keys(events[0] ?? {})).toEqual(['kind', 'reason'])
    },
  )

  test.each([
    ['/files', 'https://account.test/files'],
    ['//evil.test', 'https://account.test/home'],
  ])('resolves the redirect %s to %s if the navigation replaces the history entry', (input, href) => {
    const { navigation, location } = setUp()
    navigation.safeNavigate(input, { replacesEntry: true })
    expect(location.replace.mock.calls).toEqual([[href]])
    expect(location.assign).not.toHaveBeenCalled()
  })

  test('RS-3 ignores a replacing navigation while another navigation is pending, until the page is restored', () => {
    const { navigation, page, location } = setUp()
    navigation.safeNavigate('/login')
    navigation.safeNavigate('/login?redirect=%2Fsecurity', { replacesEntry: true })
    expect(location.replace).not.toHaveBeenCalled()
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    navigation.safeNavigate('/login?redirect=%2Fsecurity', { replacesEntry: true })
    expect(location.replace).toHaveBeenCalledOnce()
  })

  test('RD-3 navigates to the root if the default redirect is rejected as well', () => {
    const { navigation, location, events } = setUp({ defaultRedirect: 'https://evil.test' })
    navigation.safeNavigate('//evil.test')
    expect(location.assign.mock.calls).toEqual([['https://account.test/']])
    expect(events).toEqual([
      { kind: 'redirect-blocked', reason: 'double-slash' },
      { kind: 'redirect-blocked', reason: 'host' },
    ])
  })

  test('LOG-02 adds the registration mode, even to the default redirect', () => {
    const { navigation, location } = setUp()
    navigation.safeNavigate('/files?b=2', { mode: 'ent_reg' })
    navigation.safeNavigate(undefined, { mode: 'ent_reg' })
    expect(location.assign.mock.calls).toEqual([
      ['https://account.test/files?b=2&mode=ent_reg'],
      ['https://account.test/home?mode=ent_reg'],
    ])
  })
})

test('RD-4 opens a link in a new window that cannot access this page, and blocks and reports an unsafe protocol', () => {
  const { navigation, open, events } = setUp()
  expect(navigation.openLink('https://cdn.test/setup.exe')).toBe(true)
  expect(events).toEqual([])
  expect(navigation.openLink('javascript:alert(1)')).toBe(false)
  expect(open.mock.calls).toEqual([['https://cdn.test/setup.exe', '_blank', 'noopener,noreferrer']])
  expect(events).toEqual([{ kind: 'link-blocked', reason: 'protocol' }])
})

describe('RQ-9 reload', () => {
  test('RQ-9 reloads once for several simultaneous calls', () => {
    const { navigation, location, recordReloadIfAllowed } = setUp()
    expect(navigation.reload()).toEqual({ ok: true })
    recordReloadIfAllowed.mockReturnValue(false)
    expect(navigation.reload()).toEqual({ ok: true })
    expect(location.reload).toHaveBeenCalledTimes(1)
  })

  test('RQ-9 blocks and reports a reload loop, unless the user requests the reload', () => {
    const { navigation, location, events, recordReloadIfAllowed } = setUp()
    recordReloadIfAllowed.mockReturnValue(false)
    expect(navigation.reload()).toEqual({ ok: false, reason: 'loop' })
    expect(location.reload).not.toHaveBeenCalled()
    expect(events).toEqual([{ kind: 'reload-loop' }])
    navigation.reloadOnRequest()
    expect(location.reload).toHaveBeenCalledTimes(1)
  })

  test('RQ-9 lets a client reload the page if the client can', async () => {
    const client = setUp({ isInClient: true, canClientReload: true })
    client.navigation.reload()
    await Promise.resolve()
    expect(client.clientReload).toHaveBeenCalledTimes(1)
    expect(client.location.reload).not.toHaveBeenCalled()
    const oldClient = setUp({ isInClient: true })
    oldClient.navigation.reload()
    await vi.waitFor(() => expect(oldClient.location.reload).toHaveBeenCalledTimes(1))
  })

  test('RQ-9 requests a second reload from a client only after the client responds, and only if the guard allows it', async () => {
    const { navigation, clientReload, recordReloadIfAllowed } = setUp({ isInClient: true, canClientReload: true })
    navigation.reload()
    navigation.reload()
    expect(clientReload).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(clientReload).toHaveResolved())
    recordReloadIfAllowed.mockReturnValue(false)
    expect(navigation.reload()).toEqual({ ok: false, reason: 'loop' })
  })
})

test('WID-11 RD-5 keeps the other query parameters and the hash when switching the language', () => {
  const { navigation, location } = setUp({ href: 'https://account.test/login?redirect=%2Fa%3Fb&lang=en#top' })
  navigation.switchLanguage('zh-TW')
  expect(location.assign.mock.calls).toEqual([['https://account.test/login?redirect=%2Fa%3Fb&lang=zh-TW#top']])
})
