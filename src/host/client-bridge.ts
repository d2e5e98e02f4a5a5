import { appDetectionDelayMs } from '../rules/limits.ts'
import type { Report } from './report-event.ts'
import { runWithTimeLimit } from './run-with-time-limit.ts'

/** The type of client that the page runs in (LOG-03). */
export type ClientType = 'web' | 'sync' | 'app'

/** The details that the client reports about itself and its device (LOG-08). */
export type ClientContext = {
  version?: string
  deviceSerial?: string
  authToken?: string
  notificationId?: string
  userAgent?: string
}

/** The desktop client or mobile app around the page, if any. Its methods never throw or hang (RD-6). */
export type Bridge = {
  /** Returns `undefined` outside a client. Do not cache the result, since the client may inject its bridge late. */
  clientType(): Exclude<ClientType, 'web'> | undefined
  context(): ClientContext
  /**
   * Passes a login's result to the client (LOG-01). Like `requestLogin` and `reload`, resolves to false if no client
   * handled the call. The page then handles it.
   */
  onLogin(result: unknown): Promise<boolean>
  requestLogin(): Promise<boolean>
  reload(): Promise<boolean>
  /** Calls the listener when the client type may have changed (LOG-04). Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** How long the client may take to respond, in ms. */
const bridgeTimeoutMs = 3000

/**
 * Wraps `window.AccountClient` (contract section 5). A bridge without a known type is treated as the mobile app if it
 * exists 3 s after the page started (LOG-04).
 */
export function createBridge(window: Window, report: Report): Bridge {
  const listeners = new Set<() => void>()
  let isAssumedApp = false
  let hasWarned = false

  setTimeout(() => {
    isAssumedApp = findBridge() !== undefined
    for (const listener of listeners) listener()
  }, appDetectionDelayMs)

  function reportFailure(member: string, reason: 'missing' | 'threw' | 'timeout') {
    if (!hasWarned) console.warn(`AccountClient failed (${member}: ${reason})`)
    hasWarned = true
    report({ kind: 'bridge-failed', member, reason })
  }

  function findBridge(): object | undefined {
    try {
      // Ignore the bridge in a frame, so that the embedding site cannot receive the login's result.
      if (window.top !== window) return undefined
      const bridge: unknown = Reflect.get(window, 'AccountClient')
      return (typeof bridge === 'object' && bridge !== null) || typeof bridge === 'function' ? bridge : undefined
    } catch {
      reportFailure('AccountClient', 'threw')
      return undefined
    }
  }

  function readMember(bridge: object | undefined, member: string): unknown {
    try {
      return bridge && Reflect.get(bridge, member)
    } catch {
      reportFailure(member, 'threw')
      return undefined
    }
  }

  async function callMethod(member: string, ...args: unknown[]): Promise<boolean> {
    const bridge = findBridge()
    if (!bridge) return false
    const method = readMember(bridge, member)
    // Only `reload` is optional.
    if (method === undefined && member === 'reload') return false
    if (typeof method !== 'function') {
      reportFailure(member, 'missing')
      return false
    }
    const { state } = await runWithTimeLimit(async () => {
      await Reflect.apply(method, bridge, args)
    }, bridgeTimeoutMs)
    if (state !== 'done') reportFailure(member, state)
    return state === 'done'
  }

  return {
    clientType() {
      const bridge = findBridge()
      const type = readMember(bridge, 'type')
      if (type === 'sync' || type === 'app') return type
      return bridge && isAssumedApp ? 'app' : undefined
    },
    context() {
      const bridge = findBridge()
      const readText = (member: string) => {
        const value = readMember(bridge, member)
        return typeof value === 'string' && value !== '' ? value : undefined
      }
      return {
        version: readText('version'),
        deviceSerial: readText('deviceSerial'),
        authToken: readText('authToken'),
        notificationId: readText('notificationId'),
        userAgent: readText('userAgent'),
      }
    },
    onLogin: (result) => callMethod('onLogin', result),
    requestLogin: () => callMethod('requestLogin'),
    reload: () => callMethod('reload'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
