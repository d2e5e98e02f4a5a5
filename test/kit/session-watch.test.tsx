// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getLogin } from '../../src/api/calls/credentials.ts'
import { createClient } from '../../src/api/client.ts'
import type { ClientType } from '../../src/host/client-bridge.ts'
import type { Host } from '../../src/host/host.ts'
import { followRedirect } from '../../src/kit/session/index.ts'
import { defaultArrivalTimeoutMs, useSessionWatch } from '../../src/kit/session/use-session-watch.ts'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

let isLoggedIn: boolean
let isServerUnreachable: boolean
let hasAccountChanged: boolean

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(clientType: ClientType = 'web', account?: string, changes: Partial<Host> = {}) {
  const { fetch, sent } = createFakeNetwork(() => {
    if (isServerUnreachable) throw new TypeError('Failed to fetch')
    if (hasAccountChanged) return createJsonResponse({ success: false, errors: [{ error_code: 'other_account' }] })
    return createJsonResponse({ logged_in: isLoggedIn })
  })
  const host = fakeHost({ clientType: () => clientType, page: { account }, ...changes })
  const client = createClient(host, { fetch })
  await client.prepare()
  return { ...renderHook(useSessionWatch, { wrapper: createPageWrapper(host, { client }) }), sent, client, host }
}

const dispatch = (target: EventTarget, event: Event) =>
  act(async () => {
    target.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(0)
  })
function setVisibility(visibility: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  return dispatch(document, new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  isLoggedIn = false
  isServerUnreachable = false
  hasAccountChanged = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('RQ-13 makes no call while the page is visible, and detects a login in another tab when the user returns', async () => {
  const { result, sent } = await open()
  await advance(60_000)
  expect(sent).toEqual([])
  await setVisibility('hidden')
  isLoggedIn = true
  await setVisibility('visible')
  expect(result.current).toBe('logged-in-elsewhere')
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/auth/hi', '/auth/hi'])
})

test('RQ-14 makes a call on window focus if the page shows an account, and detects another account', async () => {
  isLoggedIn = true
  const { result, sent } = await open('web', 'mei')
  await dispatch(window, new FocusEvent('blur'))
  hasAccountChanged = true
  await dispatch(window, new FocusEvent('focus'))
  expect(result.current).toBe('other-account')
  await dispatch(window, new FocusEvent('focus'))
  expect(sent).toHaveLength(2)
})

test('RQ-14 makes no call on window focus if the page shows no account', async () => {
  const { sent } = await open()
  await dispatch(window, new FocusEvent('blur'))
  await dispatch(window, new FocusEvent('focus'))
  expect(sent).toEqual([])
})

test('RQ-14 detects another account from the error response to any call, even inside a client', async () => {
  hasAccountChanged = true
  const { result, client } = await open('sync', 'mei')
  await act(async () => void (await client.call(getLogin, {})))
  expect(result.current).toBe('other-account')
})

test('ignores a failed session check', async () => {
  const { result } = await open()
  await setVisibility('hidden')
  expect(result.current).toBe('logged-out')
  isServerUnreachable = true
  await setVisibility('visible')
  expect(result.current).toBe('logged-out')
})

test('makes no call while the page is navigating away, but makes one after a restore from the back/forward cache', async () => {
  const { sent } = await open()
  await dispatch(window, new PageTransitionEvent('pagehide'))
  await setVisibility('hidden')
  expect(sent).toEqual([])
  await setVisibility('visible')
  await dispatch(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sent).toHaveLength(1)
})

describe('RS-3 a failed redirect after a login', () => {
  const handlePageShow = vi.fn()
  beforeEach(() => {
    isLoggedIn = true
    handlePageShow.mockReset()
    window.addEventListener('pageshow', handlePageShow)
  })
  afterEach(() => window.removeEventListener('pageshow', handlePageShow))

  test.each(['web', 'sync'] as const)('restores the page, and reports the failed redirect (%s)', async (clientType) => {
    const { result, host } = await open(clientType)
    followRedirect(host, '/files/report.zip')
    await advance(defaultArrivalTimeoutMs - 1)
    expect(handlePageShow).not.toHaveBeenCalled()
    await advance(1)
    expect(handlePageShow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ persisted: true }))
    expect(result.current).toBe('redirect-failed')
  })

  test('reports a failed redirect that started before the session watch', async () => {
    const host = fakeHost()
    followRedirect(host, '#inbox')
    const { result } = await open('web', undefined, { navigation: host.navigation })
    await advance(defaultArrivalTimeoutMs)
    expect(result.current).toBe('redirect-failed')
  })

  test('reports no failed redirect without a session, e.g. if a company login page fails to open', async () => {
    isLoggedIn = false
    const { result, host } = await open()
    followRedirect(host, 'https://www.test/sso')
    await advance(defaultArrivalTimeoutMs)
    expect(handlePageShow).toHaveBeenCalledOnce()
    expect(result.current).toBe('logged-out')
  })

  test('reports no failed redirect if the page navigates or is unmounted', async () => {
    const navigatingPage = await open()
    followRedirect(navigatingPage.host, '/files')
    await dispatch(window, new PageTransitionEvent('pagehide'))
    const unmountedPage = await open()
    followRedirect(unmountedPage.host, '/files')
    unmountedPage.unmount()
    await advance(2 * defaultArrivalTimeoutMs)
    expect(handlePageShow).not.toHaveBeenCalled()
  })
})

test('RQ-11 also uses keep-alive calls to detect a login, since side-by-side windows stay visible', async () => {
  const { result, unmount, sent } = await open()
  await setVisibility('hidden')
  isLoggedIn = true
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  await dispatch(document, new Event('keydown'))
  await advance(5 * 60_000)
  expect(result.current).toBe('logged-in-elsewhere')
  unmount()
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(sent).toHaveLength(2)
})

test('does not watch for session changes inside a client, but keeps the session alive', async () => {
  const { result, sent } = await open('sync')
  await setVisibility('hidden')
  isLoggedIn = true
  await setVisibility('visible')
  expect(sent).toEqual([])
  await dispatch(document, new Event('keydown'))
  await advance(5 * 60_000)
  expect(sent).toHaveLength(1)
  expect(result.current).toBe('unknown')
})
