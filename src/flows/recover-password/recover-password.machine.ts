import { smsResendMs } from '../../rules/limits.ts'

/** `code`: a phone is proved by its code; `mail`: a link went to an email; `expired`: the proof of the phone is over. */
export type RecoverStep = 'account' | 'code' | 'mail' | 'password' | 'done' | 'expired'

/** Whose password is forgotten, and the way back that the server opened to them. */
export type Account = {
  /** As it is sent: a phone or an email. */
  login: string
  way: 'phone' | 'email'
  /** As the server shows it, masked. */
  shown: string
}

export type RecoverState = {
  step: RecoverStep
  /** The steps before, the last one at the end. */
  history: readonly RecoverStep[]
  account?: Account
  /** How many accounts were named so far: each phone has a countdown of its own (OC-3). */
  round: number
  /** When the last mail went out, by the host's clock. */
  mailedAt?: number
  /** Opens the choice of a new password; kept nowhere else (RQ-3). */
  token?: string
}

export type RecoverEvent =
  | { type: 'account-confirmed'; account: Account; mailedAt?: number }
  | { type: 'mailed'; at: number }
  | { type: 'phone-proved'; token: string }
  | { type: 'password-set' }
  | { type: 'token-refused' }
  /** Back to the step before, or to the beginning where that is over. */
  | { type: 'previous' }

export const initialRecover: RecoverState = { step: 'account', history: [], round: 0 }

/**
 * The way back that goes by what was typed. Others that the server names are of no use: a phone or an email that the page
 * only knows masked cannot be sent.
 */
export function findWay(login: string, methods: readonly string[]): Account['way'] | undefined {
  const way = login.includes('@') ? 'email' : 'phone'
  return methods.includes(way) ? way : undefined
}

/** Whether the mail to this account went out so lately that another would be refused. */
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
    // What is behind cannot be gone back to: the code is used up, and so is the token.
    case 'password-set':
      return { ...state, step: 'done', history: [], token: undefined }
    case 'token-refused':
      return { ...state, step: 'expired', history: ['account'], token: undefined }
    case 'previous': {
      const step = state.history.at(-1)
      return step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
  }
}
