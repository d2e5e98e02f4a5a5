import { smsResendMs } from '../../../rules/limits.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'

/** `code`: verify a phone by code; `mail`: a link was emailed; `expired`: the phone's verification has expired. */
export type RecoverStep = 'account' | 'code' | 'mail' | 'password' | 'done' | 'expired'

/** The account to recover, and the recovery method that the server offers for it. */
export type Account = {
  /** A phone or an email, as sent to the server. */
  login: string
  way: 'phone' | 'email'
  /** The login as the server masks it, for display. */
  shown: string
}

export type RecoverState = {
  step: RecoverStep
  /** The earlier steps, oldest first. */
  history: readonly RecoverStep[]
  account?: Account
  /** How many accounts were entered so far; it gives each phone its own countdown (OC-3). */
  round: number
  /** When the last email was sent, by the host's clock. */
  mailedAt?: number
  /** Allows setting a new password; kept nowhere else (RQ-3). */
  token?: string
  /** Who is logged in here once the password is set. */
  loggedIn: LoggedIn
}

export type RecoverEvent =
  | { type: 'account-confirmed'; account: Account; mailedAt?: number }
  | { type: 'mailed'; at: number }
  | { type: 'phone-proved'; token: string }
  | { type: 'password-set'; loggedIn: LoggedIn }
  | { type: 'token-refused' }
  /** Back to the previous step, or to the start if the verification has expired. */
  | { type: 'previous' }

export const initialRecover: RecoverState = { step: 'account', history: [], round: 0, loggedIn: { isOwner: false } }

/**
 * Picks the recovery method that matches the typed login. Other methods are useless here: the page knows their phone or email
 * only in masked form and could not send it.
 */
export function findWay(login: string, methods: readonly string[]): Account['way'] | undefined {
  const way = login.includes('@') ? 'email' : 'phone'
  return methods.includes(way) ? way : undefined
}

/** Whether an email was sent to this account so recently that the server would refuse another. */
export function isMailed({ account, mailedAt }: RecoverState, login: string, now: number): boolean {
  return account?.login === login && mailedAt !== undefined && now - mailedAt < smsResendMs
}

function goTo(state: RecoverState, step: RecoverStep): RecoverState {
  return { ...state, step, history: [...state.history, state.step] }
}

export function recoverReducer(state: RecoverState, event: RecoverEvent): RecoverState {
  switch (event.type) {
    case 'account-confirmed': {
      const { account, mailedAt } = event
      const round = account.login === state.account?.login ? state.round : state.round + 1
      return goTo({ ...state, account, round, mailedAt }, account.way === 'email' ? 'mail' : 'code')
    }
    case 'mailed':
      return { ...state, mailedAt: event.at }
    case 'phone-proved':
      return goTo({ ...state, token: event.token }, 'password')
    // From here on there is no going back: the code is used up, and so is the token.
    case 'password-set':
      return { ...state, step: 'done', history: [], token: undefined, loggedIn: event.loggedIn }
    case 'token-refused':
      return { ...state, step: 'expired', history: ['account'], token: undefined }
    case 'previous': {
      const step = state.history.at(-1)
      return step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
  }
}

/** How many steps the user can go back; none once the code is used up or the password set. */
export function stepDepth({ step, history }: RecoverState): number {
  return step === 'password' || step === 'done' ? 0 : history.length
}
