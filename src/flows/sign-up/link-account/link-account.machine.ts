/** `login`: links an existing account. `register`: links a new account (SCR-18). */
export type LinkMethod = 'login' | 'register'

export type LinkAccountState = {
  /** `invalid-token`: the linking token is missing, used or expired. */
  screen: LinkMethod | 'invalid-token'
  /** Whether the registration form has been shown. It then stays mounted, to keep user input. */
  hasSeenRegister: boolean
  /** Assumed true until the login settings have loaded. */
  canRegister: boolean
}

export type LinkAccountEvent =
  | { type: 'method-chosen'; method: LinkMethod }
  | { type: 'settings-loaded'; canRegister: boolean }
  | { type: 'token-rejected' }

export const initialLinkAccount: LinkAccountState = { screen: 'login', hasSeenRegister: false, canRegister: true }

export function linkAccountReducer(state: LinkAccountState, event: LinkAccountEvent): LinkAccountState {
  switch (event.type) {
    case 'settings-loaded':
      return { ...state, canRegister: event.canRegister }
    case 'token-rejected':
      return { ...state, screen: 'invalid-token' }
    case 'method-chosen':
      if (state.screen === 'invalid-token') return state
      return { ...state, screen: event.method, hasSeenRegister: state.hasSeenRegister || event.method === 'register' }
  }
}
