import { resendDelayMs } from '../../../rules/limits.ts'
import type { LoginStatus } from '../../../rules/link-user.ts'

/** `code`: the user verifies a phone number. `email`: a link was emailed. `expired`: the verification has expired. */
export type RecoveryStep = 'account' | 'code' | 'email' | 'password' | 'done' | 'expired'

/** The account, and how it can be recovered. */
export type Account = {
  login: string
  method: 'phone' | 'email'
  /** The phone number or email as masked by the server, for display. */
  maskedLogin: string
}

export type RecoveryState = {
  step: RecoveryStep
  /** The previous steps, oldest first. */
  history: readonly RecoveryStep[]
  account?: Account
  /** The number of accounts entered so far. Used in the countdown's storage key instead of the phone number (OC-3). */
  accountCount: number
  /** When the last email was sent, according to the host's clock. */
  sentAt?: number
  /** The token for setting a new password. Kept only in this state (RQ-3). */
  token?: string
  /** Who is logged in once the password has been set. */
  loggedIn: LoginStatus
}

export type RecoveryEvent =
  | { type: 'account-confirmed'; account: Account; sentAt?: number }
  | { type: 'email-sent'; at: number }
  | { type: 'phone-verified'; token: string }
  | { type: 'password-set'; loggedIn: LoginStatus }
  | { type: 'token-rejected' }
  | { type: 'went-back' }

export const initialRecovery: RecoveryState = {
  step: 'account',
  history: [],
  accountCount: 0,
  loggedIn: { isOwner: false },
}

/**
 * Returns the method that matches the entered login, if it is available. The other method cannot be used, since the
 * server reveals the phone number or email for it only in masked form.
 */
export function findMethod(login: string, methods: readonly string[]): Account['method'] | undefined {
  const method = login.includes('@') ? 'email' : 'phone'
  return methods.includes(method) ? method : undefined
}

/** Returns whether it is too soon for the server to send another email to `login`. */
export function wasEmailJustSent({ account, sentAt }: RecoveryState, login: string, now: number): boolean {
  return account?.login === login && sentAt !== undefined && now - sentAt < resendDelayMs
}

function goTo(state: RecoveryState, step: RecoveryStep): RecoveryState {
  return { ...state, step, history: [...state.history, state.step] }
}

export function recoveryReducer(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.type) {
    case 'account-confirmed': {
      const { account, sentAt } = event
      const accountCount = account.login === state.account?.login ? state.accountCount : state.accountCount + 1
      return goTo({ ...state, account, accountCount, sentAt }, account.method === 'email' ? 'email' : 'code')
    }
    case 'email-sent':
      return { ...state, sentAt: event.at }
    case 'phone-verified':
      return goTo({ ...state, token: event.token }, 'password')
    // The user cannot go back, since the code and the token have been used.
    case 'password-set':
      return { ...state, step: 'done', history: [], token: undefined, loggedIn: event.loggedIn }
    case 'token-rejected':
      return { ...state, step: 'expired', history: ['account'], token: undefined }
    case 'went-back': {
      const step = state.history.at(-1)
      return step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
  }
}

/** Returns how many steps the user can go back: 0 at `password` and `done`, since the code has been used. */
export function countStepsBack({ step, history }: RecoveryState): number {
  return step === 'password' || step === 'done' ? 0 : history.length
}
