/** The two ways to bind the account of a third party: to an account that exists, or to a new one (SCR-18). */
export type BindWay = 'login' | 'register'

export type BindState = {
  /** `dead`: the token of the third party's login is over, or is missing; it has to log in again. */
  screen: BindWay | 'dead'
  /** From the first look on the form of the second way stays, so that switching loses nothing typed. */
  hasSeenRegister: boolean
  /** Whether new accounts are taken; so it is assumed until the server says otherwise. */
  canRegister: boolean
}

export type BindEvent =
  | { type: 'way-chosen'; way: BindWay }
  | { type: 'settings-arrived'; canRegister: boolean }
  /** The server knows the token no longer. */
  | { type: 'token-refused' }

export const initialBind: BindState = { screen: 'login', hasSeenRegister: false, canRegister: true }

export function bindReducer(state: BindState, event: BindEvent): BindState {
  switch (event.type) {
    case 'settings-arrived':
      return { ...state, canRegister: event.canRegister }
    case 'token-refused':
      return { ...state, screen: 'dead' }
    case 'way-chosen':
      // Without a token neither way leads anywhere.
      if (state.screen === 'dead') return state
      return { ...state, screen: event.way, hasSeenRegister: state.hasSeenRegister || event.way === 'register' }
  }
}
