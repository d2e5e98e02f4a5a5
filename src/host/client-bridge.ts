import { appMarkDelayMs } from '../rules/limits.ts'
import type { Report } from './report-event.ts'
import { timeBox } from './time-box.ts'

/** The kind of client that the page runs in (LOG-03). */
export type ClientType = 'web' | 'sync' | 'app'

/** What the client reports about itself and its device (LOG-08). */
export type ClientContext = {
  version?: string
  deviceSerial?: string
  authToken?: string
  notificationId?: string
  userAgent?: string
}

/**
 * The desktop or mobile client around the page, if any. Nothing here throws or hangs, whatever the client does (RD-6).
 */
export type Bridge = {
  /** `undefined` outside a client. Check before each decision: a bridge may appear after the page loads. */
  clientType(): Exclude<ClientType, 'web'> | undefined
  context(): ClientContext
  /**
   * Passes a login's result to the client (LOG-01). This method and the next two resolve to false if the page must do
   * it itself.
   */
  onLogin(result: unknown): Promise<boolean>
  requestLogin(): Promise<boolean>
  reload(): Promise<boolean>
  /** The listener runs once the check for the app may have changed the client type. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** How long the client may take to respond, in ms. */
const callLimitMs = 3000

/**
 * Wraps `window.AccountClient` (contract section 5). If a bridge exists after 3 s but does not say its type, the page
 * counts as inside the app (LOG-04).
 */
export function createBridge(window: Window, report: Report): Bridge {
  const listeners = new Set<() => void>()
  let isMarkedAsApp = false
  let hasWarned = false

  setTimeout(() => {
    isMarkedAsApp = find() !== undefined
    for (const listener of listeners) listener()
  }, appMarkDelayMs)

  function fail(member: string, reason: 'missing' | 'threw' | 'timeout') {
    if (!hasWarned) console.warn(`AccountClient failed (${member}: ${reason})`)
    hasWarned = true
    report({ kind: 'bridge-failed', member, reason })
  }

  function find(): object | undefined {
    try {
      // A page that embeds this one in a frame could plant a bridge and receive the login's result.
      if (window.top !== window) return undefined
      const bridge: unknown = Reflect.get(window, 'AccountClient')
      return (typeof bridge === 'object' && bridge !== null) || typeof bridge === 'function' ? bridge : undefined
    } catch {
      fail('AccountClient', 'threw')
      return undefined
    }
  }

  function read(bridge: object | undefined, member: string): unknown {
    try {
      return bridge && Reflect.get(bridge, member)
    } catch {
      fail(member, 'threw')
      return undefined
    }
  }

  async function run(member: string, ...values: unknown[]): Promise<boolean> {
    const bridge = find()
    if (!bridge) return false
    const method = read(bridge, member)
    // Reload is the only method that a client need not implement.
    if (method === undefined && member === 'reload') return false
    if (typeof method !== 'function') {
      fail(member, 'missing')
      return false
    }
    const { state } = await timeBox(async () => {
      await Reflect.apply(method, bridge, values)
    }, callLimitMs)
    if (state !== 'done') fail(member, state)
    return state === 'done'
  }

  return {
    clientType() {
      const bridge = find()
      const type = read(bridge, 'type')
      if (type === 'sync' || type === 'app') return type
      return bridge && isMarkedAsApp ? 'app' : undefined
    },
    context() {
      const bridge = find()
      const text = (member: string) => {
        const value = read(bridge, member)
        return typeof value === 'string' && value !== '' ? value : undefined
      }
      return {
        version: text('version'),
        deviceSerial: text('deviceSerial'),
        authToken: text('authToken'),
        notificationId: text('notificationId'),
        userAgent: text('userAgent'),
      }
    },
    onLogin: (result) => run('onLogin', result),
    requestLogin: () => run('requestLogin'),
    reload: () => run('reload'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
