// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Client, createClient } from '../../src/api/client.ts'
import { useQrLogin } from '../../src/flows/sign-in/qr-login/use-qr-login.ts'
import { createClock } from '../../src/host/clock.ts'
import { connection } from '../../src/host/connection.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

type CallResult = Awaited<ReturnType<Client['call']>>
type SentCall = { path: string; token?: string; signal?: AbortSignal; end: (result: object) => void }

let sentCalls: SentCall[]
let navigations: unknown[]
/** How many ms the system clock is ahead of the timers, e.g. after the device wakes from sleep. */
let jumpMs: number

beforeEach(() => {
  vi.useFakeTimers()
  sentCalls = []
  navigations = []
  jumpMs = 0
})
afterEach(() => {
  setVisibility('visible')
  cleanup()
  vi.useRealTimers()
})

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const newestCall = () => sentCalls.at(-1) as SentCall
/** Responds to a call and waits until the panel has received the response. */
const respond = (result: object, { end }: SentCall = newestCall()) => {
  end(result)
  return advance(0)
}

function setVisibility(value: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens a panel. Its calls stay pending until the test responds to them. */
async function openPanel(search = '') {
  const host = fakeHost({
    url: `https://account.test/qr-login${search}`,
    clock: createClock(performance, () => Date.now() + jumpMs),
    navigation: { ...fakeHost().navigation, safeNavigate: (to) => void navigations.push(to) },
  })
  const call = (({ path }, data, options) =>
    new Promise((resolve) => {
      // Ignore calls from the page's other lazy-loaded components.
      if (path === '/auth/hi') return
      const end = (result: object) => resolve(result as never)
      // All polls have the same `latest` key, so a new poll aborts the previous one (RQ-6).
      if (options?.latest) sentCalls.at(-1)?.end({ ok: false, failure: { kind: 'aborted' } })
      sentCalls.push({ path, token: (data as { token?: string }).token, signal: options?.signal, end })
    })) as (...args: Parameters<Client['call']>) => Promise<CallResult>
  const client = { ...createClient(host), call: call as Client['call'] }
  const panel = renderHook(useQrLogin, { wrapper: createPageWrapper(host, { client, hasFeedback: true }) })
  await vi.waitFor(() => expect(sentCalls).toHaveLength(1))
  return panel
}

const response = (status: string, fields: object = {}) => ({ ok: true, value: { status, token: 'first', ...fields } })

async function openWaitingPanel(search?: string) {
  const panel = await openPanel(search)
  await respond(response('waiting', { expires_in: 180 }))
  return panel
}

test('RQ-12 polls with one call at a time, 2.5 s after the previous response', async () => {
  await openWaitingPanel()
  await advance(2499)
  expect(sentCalls).toHaveLength(1)
  await advance(1)
  expect(sentCalls.map(({ token }) => token)).toEqual([undefined, 'first'])
  await advance(20_000)
  expect(sentCalls).toHaveLength(2)
  await respond(response('waiting'))
  await advance(2500)
  expect(sentCalls).toHaveLength(3)
})

test('RQ-12 accepts a pending response but sends no poll while the page is hidden, and sends the overdue poll once the page is visible', async () => {
  const { result } = await openWaitingPanel()
  await advance(2500)
  setVisibility('hidden')
  await respond(response('scanned', { name: 'Mei' }))
  expect(result.current.state).toMatchObject({ phase: 'scanned', name: 'Mei' })
  await advance(60_000)
  expect(sentCalls).toHaveLength(2)
  setVisibility('visible')
  await advance(0)
  expect(sentCalls).toHaveLength(3)
})

test('RQ-12 does not poll after the code has expired according to the page’s clock, even if the page was hidden or the device was asleep', async () => {
  const { result } = await openWaitingPanel()
  setVisibility('hidden')
  jumpMs = 180_000
  setVisibility('visible')
  await advance(0)
  expect(result.current.state.phase).toBe('expired')
  const callCount = sentCalls.length
  await advance(60_000)
  expect(sentCalls).toHaveLength(callCount)
})

test('RQ-12 RS-1 polls slowly while the browser reports that it is offline, and normally once the page is known to be online', async () => {
  await openWaitingPanel()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await advance(22_499)
  expect(sentCalls).toHaveLength(1)
  await advance(1)
  expect(sentCalls).toHaveLength(2)
  act(() => connection.recordCall(true))
  await respond(response('waiting'))
  await advance(2500)
  expect(sentCalls).toHaveLength(3)
  vi.restoreAllMocks()
})

test('RQ-12 stops polling and aborts the pending call when the panel is unmounted', async () => {
  const { unmount } = await openWaitingPanel()
  await advance(2500)
  unmount()
  expect(newestCall().signal?.aborted).toBe(true)
  await advance(60_000)
  expect(sentCalls).toHaveLength(2)
})

test('opens the requested page after a confirmed login', async () => {
  const { result } = await openWaitingPanel('?redirect=/files')
  await advance(2500)
  await respond(response('confirmed'))
  expect(result.current.state.phase).toBe('confirmed')
  await vi.waitFor(() => expect(navigations).toEqual(['/files']))
})

test('RQ-6 ignores the confirmation of an abandoned code', async () => {
  const { result } = await openWaitingPanel()
  await advance(2500)
  const abandonedCall = newestCall()
  act(() => result.current.handleRefresh())
  await vi.waitFor(() => expect(sentCalls).toHaveLength(3))
  await respond(response('waiting', { token: 'second' }))
  await respond(response('confirmed'), abandonedCall)
  await advance(10)
  expect(navigations).toEqual([])
  expect(result.current.state).toMatchObject({ phase: 'waiting', code: { token: 'second' } })
})

test('RS-3 requests a new code when the page is restored from the back/forward cache', async () => {
  await openWaitingPanel()
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await vi.waitFor(() => expect(sentCalls).toHaveLength(2))
  expect(newestCall().token).toBe(undefined)
})
