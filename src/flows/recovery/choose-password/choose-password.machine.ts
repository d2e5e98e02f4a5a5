/** `navigating`: the user is logged in and the page is navigating. `dead`: the token is used, expired or unknown. */
export type ChoosePasswordState = 'choosing' | 'navigating' | 'done' | 'dead'

export type ChoosePasswordEvent =
  /** `isLogin`: the password is the account's first, so the user is now logged in. */
  | { type: 'accepted'; isLogin: boolean }
  | { type: 'token-refused' }
  /** Restored from the back-forward cache (RS-3). */
  | { type: 'returned' }

export function choosePasswordReducer(state: ChoosePasswordState, event: ChoosePasswordEvent): ChoosePasswordState {
  switch (event.type) {
    case 'accepted':
      return event.isLogin ? 'navigating' : 'done'
    case 'token-refused':
      return 'dead'
    case 'returned':
      return state === 'navigating' ? 'choosing' : state
  }
}
