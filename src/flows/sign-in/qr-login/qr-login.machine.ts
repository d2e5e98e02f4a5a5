export type QrLoginCode = {
  token: string
  imageUrl: string
  /** In ms, according to the page's clock. Omitted if the expiry is unknown. */
  expiresAt?: number
}

/** The delay between a response and the next poll, in ms (RQ-12). */
export const pollDelayMs = 2500

/** The maximum delay after a failed poll, in ms, unless the server requests a longer delay. */
export const maxPollDelayMs = 20_000

export type QrLoginState =
  | { phase: 'loading' }
  /** `nextPollAt`: omitted during a poll. `failures`: consecutive failed polls. `name`: who scanned the code. */
  | { phase: 'waiting' | 'scanned'; code: QrLoginCode; nextPollAt?: number; failures: number; name?: string }
  /** Polling has ended. `rejected`: approved on the phone, but rejected by the server. */
  | { phase: 'confirmed' | 'canceled' | 'expired' | 'unknown-status' | 'rejected'; code?: QrLoginCode }
  /** The code failed to load. `retryAfterMs`: the wait time requested by the server. */
  | { phase: 'failed'; retryAfterMs?: number }
  /** The code failed to load because the browser is offline. */
  | { phase: 'offline' }

/** Events with the token of an earlier code are ignored (RQ-6). */
export type QrLoginEvent =
  | { type: 'code-requested' }
  | { type: 'code-loaded'; token: string; imageUrl: string; expiresIn?: number; now: number }
  | { type: 'code-failed'; isOffline: boolean; retryAfterMs?: number }
  | { type: 'poll-sent'; token: string }
  | { type: 'status-received'; token: string; status: string; name?: string; expiresIn?: number; now: number }
  | { type: 'poll-failed'; token: string; isOffline?: boolean; retryAfterMs?: number; now: number }
  | { type: 'code-expired'; token: string }
  /** `hasNextStep`: whether the login continues with another step, such as two-step verification. */
  | { type: 'rejected'; hasNextStep: boolean }

export const initialQrLogin: QrLoginState = { phase: 'loading' }

const isOneOf = <Phase extends string>(phases: readonly Phase[], status: string): status is Phase =>
  (phases as readonly string[]).includes(status)

const getExpiry = (now: number, expiresIn?: number) => (expiresIn === undefined ? undefined : now + expiresIn * 1000)

function pollingReducer(state: Extract<QrLoginState, { nextPollAt?: number }>, event: QrLoginEvent): QrLoginState {
  const { code, failures } = state
  switch (event.type) {
    case 'poll-sent':
      return { ...state, nextPollAt: undefined }
    case 'status-received': {
      const { status, name, expiresIn, now } = event
      if (isOneOf(['confirmed', 'canceled', 'expired'], status)) return { phase: status, code }
      if (!isOneOf(['waiting', 'scanned'], status)) return { phase: 'unknown-status', code }
      const expiresAt = getExpiry(now, expiresIn) ?? code.expiresAt
      return { phase: status, code: { ...code, expiresAt }, name, failures: 0, nextPollAt: now + pollDelayMs }
    }
    case 'poll-failed': {
      const { isOffline, retryAfterMs = 0, now } = event
      // Do not back off, so that polling resumes soon after reconnecting. While offline, `useQrLogin` polls less often.
      if (isOffline) return { ...state, nextPollAt: now + pollDelayMs }
      const waitMs = Math.max(retryAfterMs, Math.min(pollDelayMs * 2 ** (failures + 1), maxPollDelayMs))
      return { ...state, failures: failures + 1, nextPollAt: now + waitMs }
    }
    case 'code-expired':
      return { phase: 'expired', code }
    default:
      return state
  }
}

/** Returns the next state of a QR login in the browser that shows the code (SCR-08). */
export function qrLoginReducer(state: QrLoginState, event: QrLoginEvent): QrLoginState {
  const code = 'code' in state ? state.code : undefined
  switch (event.type) {
    case 'code-requested':
      return { phase: 'loading' }
    case 'code-loaded': {
      const { token, imageUrl, expiresIn, now } = event
      const newCode = { token, imageUrl, expiresAt: getExpiry(now, expiresIn) }
      return { phase: 'waiting', code: newCode, failures: 0, nextPollAt: now + pollDelayMs }
    }
    case 'code-failed':
      return event.isOffline ? { phase: 'offline' } : { phase: 'failed', retryAfterMs: event.retryAfterMs }
    case 'rejected':
      return { phase: event.hasNextStep ? 'confirmed' : 'rejected', code }
    default:
      if (code?.token !== event.token) return state
      // By the page's clock, the code may expire just before the user confirms. Accept the confirmation anyway.
      if (state.phase === 'expired' && event.type === 'status-received' && event.status === 'confirmed')
        return { phase: 'confirmed', code }
      return 'failures' in state ? pollingReducer(state, event) : state
  }
}
