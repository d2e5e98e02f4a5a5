/** A code on the screen. */
export type QrLoginCode = {
  token: string
  /** Where its picture lies. */
  picture: string
  /** When it is over, on the page's clock, where the server says so. */
  expiresAt?: number
}

/** How long the panel lets pass from one answer to the next question, in ms (RQ-12). */
export const pollMs = 2500

/** The longest that it lets pass while questions go unanswered. */
const longestPollMs = 20_000

export type QrLoginState =
  /** A code has been asked for. */
  | { phase: 'loading' }
  /**
   * `nextAskAt`: when to ask what became of the code; nothing while a question is on its way. `failures`: questions in a row
   * that went unanswered. `name`: who scanned it, where the server says so.
   */
  | { phase: 'waiting' | 'scanned'; code: QrLoginCode; nextAskAt?: number; failures: number; name?: string }
  /**
   * It is over. `unclear`: its status is none that this page knows. `refused`: the phone agreed, and the server lets nobody
   * in all the same.
   */
  | { phase: 'confirmed' | 'canceled' | 'expired' | 'unclear' | 'refused'; code?: QrLoginCode }
  /** There is no code to be had. */
  | { phase: 'failed' }

/** Its token tells of which code an event is: that of another code comes too late (RQ-6). */
export type QrLoginEvent =
  | { type: 'code-asked' }
  | { type: 'code-arrived'; token: string; picture: string; expiresIn?: number; now: number }
  | { type: 'code-lost' }
  | { type: 'asked'; token: string }
  | { type: 'answered'; token: string; status: string; name?: string; expiresIn?: number; now: number }
  | { type: 'unanswered'; token: string; retryAfterMs?: number; now: number }
  | { type: 'time-up'; token: string }
  /** `isLedOn`: the server has named a next step, such as a second one. */
  | { type: 'refused'; isLedOn: boolean }

export const initialQrLogin: QrLoginState = { phase: 'loading' }

const isOneOf = <Phase extends string>(list: readonly Phase[], status: string): status is Phase =>
  (list as readonly string[]).includes(status)

const endOf = (now: number, expiresIn?: number) => (expiresIn === undefined ? undefined : now + expiresIn * 1000)

function next(state: Extract<QrLoginState, { nextAskAt?: number }>, event: QrLoginEvent): QrLoginState {
  const { code, failures } = state
  switch (event.type) {
    case 'asked':
      return { ...state, nextAskAt: undefined }
    case 'answered': {
      const { status, name, expiresIn, now } = event
      if (isOneOf(['confirmed', 'canceled', 'expired'], status)) return { phase: status, code }
      if (!isOneOf(['waiting', 'scanned'], status)) return { phase: 'unclear', code }
      const expiresAt = endOf(now, expiresIn) ?? code.expiresAt
      return { phase: status, code: { ...code, expiresAt }, name, failures: 0, nextAskAt: now + pollMs }
    }
    case 'unanswered': {
      const { retryAfterMs = 0, now } = event
      // Whoever does not answer is asked less and less often.
      const waitMs = Math.max(retryAfterMs, Math.min(pollMs * 2 ** (failures + 1), longestPollMs))
      return { ...state, failures: failures + 1, nextAskAt: now + waitMs }
    }
    case 'time-up':
      return { phase: 'expired', code }
    default:
      return state
  }
}

/** A QR login as the browser that shows the code sees it (SCR-08). */
export function qrLoginReducer(state: QrLoginState, event: QrLoginEvent): QrLoginState {
  const code = 'code' in state ? state.code : undefined
  switch (event.type) {
    case 'code-asked':
      return { phase: 'loading' }
    case 'code-arrived': {
      const { token, picture, expiresIn, now } = event
      const arrived = { token, picture, expiresAt: endOf(now, expiresIn) }
      return { phase: 'waiting', code: arrived, failures: 0, nextAskAt: now + pollMs }
    }
    case 'code-lost':
      return { phase: 'failed' }
    case 'refused':
      return { phase: event.isLedOn ? 'confirmed' : 'refused', code }
    default:
      if (code?.token !== event.token) return state
      // The page's clock may end a code a moment before the server has it confirmed: then the server's word counts.
      if (state.phase === 'expired' && event.type === 'answered' && event.status === 'confirmed')
        return { phase: 'confirmed', code }
      return 'failures' in state ? next(state, event) : state
  }
}
