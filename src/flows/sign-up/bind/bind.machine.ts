/** The two ways to link a third-party login: to an existing account, or to a new one (SCR-18). */
export type BindWay = 'login' | 'register'

export type BindState = {
  /** `dead`: the linking token has expired or is missing, so the user has to log in with the linked account again. */
  screen: BindWay | 'dead'
  /** Once shown, the registration form stays mounted, so that switching keeps its typed values. */
  hasSeenRegister: boolean
  /** Whether registration is open; assumed so until the server says otherwise. */
  canRegister: boolean
}

export type BindEvent =
  | { type: 'way-chosen'; way: BindWay }
  | { type: 'settings-arrived'; canRegister: boolean }
  /** The server no longer accepts the token. */
  | { type: 'token-refused' }

export const initialBind: BindState = { screen: 'login', hasSeenRegister: false, canRegister: true }

export function bindReducer(state: BindState, event: BindEvent): BindState {
  switch (event.type) {
    case 'settings-arrived':
      return { ...state, canRegister: event.canRegister }
    case 'token-refused':
      return { ...state, screen: 'dead' }
    case 'way-chosen':
      // Neither form works without a token.
      if (state.screen === 'dead') return state
      return { ...state, screen: event.way, hasSeenRegister: state.hasSeenRegister || event.way === 'register' }
  }
}
