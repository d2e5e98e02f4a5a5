/** `navigating`: logged in, opening the next page. `invalid-link`: the token is missing, used, expired or unknown. */
export type ChoosePasswordState = 'choosing' | 'navigating' | 'done' | 'invalid-link'

export type ChoosePasswordEvent =
  /** `isLogin`: the password is the account's first, so the user is now logged in. */
  | { type: 'accepted'; isLogin: boolean }
  | { type: 'token-rejected' }
  /** The page was restored from the back/forward cache (RS-3). */
  | { type: 'page-restored' }

export function choosePasswordReducer(state: ChoosePasswordState, event: ChoosePasswordEvent): ChoosePasswordState {
  switch (event.type) {
    case 'accepted':
      return event.isLogin ? 'navigating' : 'done'
    case 'token-rejected':
      return 'invalid-link'
    case 'page-restored':
      return state === 'navigating' ? 'choosing' : state
  }
}
