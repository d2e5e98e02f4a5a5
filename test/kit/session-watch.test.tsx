// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getLogin } from '../../src/api/calls/credentials.ts'
import { createClient } from '../../src/api/client.ts'
import type { ClientType } from '../../src/host/client-bridge.ts'
import type { Host } from '../../src/host/host.ts'
import { followRedirect } from '../../src/kit/session/index.ts'
import { defaultArrivalMs, useSessionWatch } from '../../src/kit/session/use-session-watch.ts'
import { fakeNetwork, json } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { inPage } from './in-page.tsx'

let isLoggedIn: boolean
let isLost: boolean
let isOther: boolean

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(clientType: ClientType = 'web', account?: string, changes: Partial<Host> = {}) {
  const { fetch, sent } = fakeNetwork(() => {
    if (isLost) throw new TypeError('lost')
    if (isOther) return json({ success: false, errors: [{ error_code: 'other_account' }] })
    return json({ logged_in: isLoggedIn })
  })
  const host = fakeHost({ clientType: () => clientType, page: { account }, ...changes })
  const client = createClient(host, { fetch })
  await client.prepare()
  return { ...renderHook(useSessionWatch, { wrapper: inPage(host, { client }) }), sent, client, host }
}

const tell = (target: EventTarget, event: Event) =>
  act(async () => {
    target.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(0)
  })
function turn(visibility: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  return tell(document, new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  isLoggedIn = false
  isLost = false
  isOther = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('RQ-13 a visible page makes no call, and finds a login in another tab when the user returns', async () => {
  const { result, sent } = await open()
  await pass(60_000)
  expect(sent).toEqual([])
  await turn('hidden')
  isLoggedIn = true
  await turn('visible')
  expect(result.current).toBe('logged-in-elsewhere')
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/auth/hi', '/auth/hi'])
})

test('RQ-14 a page about an account makes a call when its window gets focus, and notices another account', async () => {
  isLoggedIn = true
  const { result, sent } = await open('web', 'mei')
  await tell(window, new FocusEvent('blur'))
  isOther = true
  await tell(window, new FocusEvent('focus'))
  expect(result.current).toBe('other-account')
  await tell(window, new FocusEvent('focus'))
  expect(sent).toHaveLength(2)
})

test('RQ-14 side-by-side windows make no call on focus if they show no account', async () => {
  const { sent } = await open()
  await tell(window, new FocusEvent('blur'))
  await tell(window, new FocusEvent('focus'))
  expect(sent).toEqual([])
})

test('RQ-14 an error about another account counts in any call, even in a client', async () => {
  isOther = true
  const { result, client } = await open('sync', 'mei')
  await act(async () => void (await client.call(getLogin, {})))
  expect(result.current).toBe('other-account')
})

test('a check that fails changes nothing', async () => {
  const { result } = await open()
  await turn('hidden')
  expect(result.current).toBe('logged-out')
  isLost = true
  await turn('visible')
  expect(result.current).toBe('logged-out')
})

test('a navigating page makes no call, but one restored from the cache does', async () => {
  const { sent } = await open()
  await tell(window, new PageTransitionEvent('pagehide'))
  await turn('hidden')
  expect(sent).toEqual([])
  await turn('visible')
  await tell(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sent).toHaveLength(1)
})

describe('RS-3 a login that opens no page', () => {
  const handlePageShow = vi.fn()
  beforeEach(() => {
    isLoggedIn = true
    handlePageShow.mockReset()
    window.addEventListener('pageshow', handlePageShow)
  })
  afterEach(() => window.removeEventListener('pageshow', handlePageShow))

  test.each(['web', 'sync'] as const)('restores this page, which reports it (%s)', async (clientType) => {
    const { result, host } = await open(clientType)
    followRedirect(host, '/files/report.zip')
    await pass(defaultArrivalMs - 1)
    expect(handlePageShow).not.toHaveBeenCalled()
    await pass(1)
    expect(handlePageShow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ persisted: true }))
    expect(result.current).toBe('no-page-opened')
  })

  test('is also noticed if it ended before the watch started', async () => {
    const host = fakeHost()
    followRedirect(host, '#inbox')
    const { result } = await open('web', undefined, { navigation: host.navigation })
    await pass(defaultArrivalMs)
    expect(result.current).toBe('no-page-opened')
  })

  test('is not reported without a session, such as after a company login that did not open', async () => {
    isLoggedIn = false
    const { result, host } = await open()
    followRedirect(host, 'https://www.test/sso')
    await pass(defaultArrivalMs)
    expect(handlePageShow).toHaveBeenCalledOnce()
    expect(result.current).toBe('logged-out')
  })

  test('is not reported if the page navigates or is unmounted', async () => {
    const navigating = await open()
    followRedirect(navigating.host, '/files')
    await tell(window, new PageTransitionEvent('pagehide'))
    const unmounted = await open()
    followRedirect(unmounted.host, '/files')
    unmounted.unmount()
    await pass(2 * defaultArrivalMs)
    expect(handlePageShow).not.toHaveBeenCalled()
  })
})

test('RQ-11 the keep-alive also detects changes, for side-by-side windows', async () => {
  const { result, unmount, sent } = await open()
  await turn('hidden')
  isLoggedIn = true
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  await tell(document, new Event('keydown'))
  await pass(5 * 60_000)
  expect(result.current).toBe('logged-in-elsewhere')
  unmount()
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(sent).toHaveLength(2)
})

test('the page leaves logins to the client around it, but keeps the session alive', async () => {
  const { result, sent } = await open('sync')
  await turn('hidden')
  isLoggedIn = true
  await turn('visible')
  expect(sent).toEqual([])
  await tell(document, new Event('keydown'))
  await pass(5 * 60_000)
  expect(sent).toHaveLength(1)
  expect(result.current).toBe('unknown')
})
