/**
 * Choosing a password by a token. `leaving`: somebody is logged in and the next page is on its way; `dead`: the token is used,
 * over or unknown.
 */
export type ChoosePasswordState = 'choosing' | 'leaving' | 'done' | 'dead'

export type ChoosePasswordEvent =
  /** `isLogin`: the password was somebody's first, which logs them in. */
  | { type: 'accepted'; isLogin: boolean }
  | { type: 'token-refused' }
  /** Back from the back-forward cache (RS-3). */
  | { type: 'returned' }

export function choosePasswordReducer(state: ChoosePasswordState, event: ChoosePasswordEvent): ChoosePasswordState {
  switch (event.type) {
    case 'accepted':
      return event.isLogin ? 'leaving' : 'done'
    case 'token-refused':
      return 'dead'
    case 'returned':
      return state === 'leaving' ? 'choosing' : state
  }
}
