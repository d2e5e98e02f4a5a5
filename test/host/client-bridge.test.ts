import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBridge } from '../../src/host/client-bridge.ts'
import type { ReportEvent } from '../../src/host/report-event.ts'

let events: ReportEvent[]
let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  events = []
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
})

function setUp(client?: unknown, isFramed = false) {
  const page: Record<string, unknown> = { AccountClient: client }
  page.top = isFramed ? {} : page
  const bridge = createBridge(page as unknown as Window, (event) => events.push(event))
  return { page, bridge }
}

const throwError = () => {
  throw new Error('no')
}

describe('LOG-03 recognizes the client by its bridge', () => {
  test.each([
    [{ type: 'sync' }, 'sync'],
    [{ type: 'app' }, 'app'],
    [Object.assign(() => {}, { type: 'sync' }), 'sync'],
  ])('LOG-03 recognizes the bridge %o as the %s client', (client, type) => {
    expect(setUp(client).bridge.clientType()).toBe(type)
  })

  test.each([undefined, 'text', null])('LOG-03 finds no client if the bridge is %j', (client) => {
    expect(setUp(client).bridge.clientType()).toBeUndefined()
  })

  test('RD-6 ignores the bridge if the page is in a frame', async () => {
    const client = { type: 'sync', authToken: 'secret', onLogin: vi.fn() }
    const { bridge } = setUp(client, true)
    expect(bridge.clientType()).toBeUndefined()
    expect(bridge.context().authToken).toBeUndefined()
    expect(await bridge.onLogin({})).toBe(false)
    expect(client.onLogin).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3000)
    expect(bridge.clientType()).toBeUndefined()
  })
})

describe('LOG-04 recognizes the app', () => {
  test('LOG-04 treats a bridge without a type as the app after 3 s', () => {
    const { bridge } = setUp({})
    const listener = vi.fn()
    bridge.subscribe(listener)
    vi.advanceTimersByTime(2999)
    expect(bridge.clientType()).toBeUndefined()
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(bridge.clientType()).toBe('app')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('LOG-04 treats neither the desktop client nor an untyped bridge that appears after 3 s as the app', () => {
    const { page, bridge } = setUp()
    vi.advanceTimersByTime(3000)
    page.AccountClient = {}
    expect(bridge.clientType()).toBeUndefined()
    // RD-6: a bridge with a type is recognized even if it appears late.
    page.AccountClient = { type: 'app' }
    expect(bridge.clientType()).toBe('app')
    const desktop = setUp({ type: 'sync' }).bridge
    vi.advanceTimersByTime(3000)
    expect(desktop.clientType()).toBe('sync')
  })
})

describe('LOG-08 values read from the client', () => {
  test('LOG-08 includes only nonempty strings', () => {
    const { bridge } = setUp({ version: '9.1', deviceSerial: 'sn', authToken: '', notificationId: 5, userAgent: 'ua' })
    expect(bridge.context()).toEqual({ version: '9.1', deviceSerial: 'sn', userAgent: 'ua' })
    expect(setUp().bridge.context()).toEqual({})
  })

  test('RD-6 treats bridge members that throw as missing, reports each, and logs one warning', () => {
    const client = Object.defineProperties({}, { type: { get: throwError }, version: { get: throwError } })
    const { bridge } = setUp(client)
    expect(bridge.clientType()).toBeUndefined()
    expect(bridge.context()).toEqual({})
    expect(events).toEqual([
      { kind: 'bridge-failed', member: 'type', reason: 'threw' },
      { kind: 'bridge-failed', member: 'version', reason: 'threw' },
    ])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('RD-6 finds no bridge if accessing the bridge throws', () => {
    const page = Object.defineProperty({}, 'AccountClient', { get: throwError })
    Object.assign(page, { top: page })
    const bridge = createBridge(page as Window, (event) => events.push(event))
    expect(bridge.clientType()).toBeUndefined()
    expect(events).toEqual([{ kind: 'bridge-failed', member: 'AccountClient', reason: 'threw' }])
  })
})

describe('LOG-01 RD-6 calls into the client', () => {
  test('LOG-01 calls the bridge’s methods, and passes the login result to `onLogin`', async () => {
    const received: unknown[] = []
    const client = {
      name: 'client',
      onLogin(result: unknown) {
        received.push(this.name, result)
      },
      requestLogin: () => Promise.resolve(),
      reload: () => false,
    }
    const { bridge } = setUp(client)
    expect(await bridge.onLogin({ redirect: '/x' })).toBe(true)
    expect(received).toEqual(['client', { redirect: '/x' }])
    expect(await bridge.requestLogin()).toBe(true)
    expect(await bridge.reload()).toBe(true)
    expect(events).toEqual([])
  })

  test.each([
    ['throws', throwError, 'threw'],
    ['rejects', () => Promise.reject(new Error('no')), 'threw'],
    ['hangs', () => new Promise(() => {}), 'timeout'],
    ['is missing', undefined, 'missing'],
    ['is not a function', 'text', 'missing'],
  ])('RD-6 returns false and reports the failure if `onLogin` %s', async (_, onLogin, reason) => {
    const { bridge } = setUp({ type: 'app', onLogin })
    const isHandled = bridge.onLogin({})
    await vi.advanceTimersByTimeAsync(3000)
    expect(await isHandled).toBe(false)
    expect(events).toEqual([{ kind: 'bridge-failed', member: 'onLogin', reason }])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('RD-6 returns false and reports nothing outside a client, or if the client does not implement `reload`', async () => {
    expect(await setUp().bridge.requestLogin()).toBe(false)
    expect(await setUp({ type: 'app' }).bridge.reload()).toBe(false)
    expect(events).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })
})
