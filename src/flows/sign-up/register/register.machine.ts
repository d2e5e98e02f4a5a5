/** The kind of registration (SCR-03, SCR-04, SCR-19). `market`: from a cloud marketplace. */
export type RegisterKind = 'personal' | 'enterprise' | 'market'

/** `details`: names and phone number. `verification`: the code, the password and the terms. */
export type RegisterStep = 'details' | 'verification'

export type RegisterState = {
  /** `navigating`: registration succeeded, and the page is navigating away. */
  phase: RegisterStep | 'navigating'
  /** The entered phone number, if it belongs to an existing account. Its error message links to the login page. */
  takenPhone?: string
  /** Whether to offer voice calls (WID-06). */
  hasVoice: boolean
}

export type RegisterEvent =
  | { type: 'settings-loaded'; hasVoice: boolean }
  | { type: 'details-accepted' }
  /** The user went back, a field of the first step has an error, or the second step failed to load. */
  | { type: 'went-back'; takenPhone?: string }
  | { type: 'accepted' }
  /** The page was restored from the back/forward cache (RS-3). */
  | { type: 'page-restored' }

export const initialRegister: RegisterState = { phase: 'details', hasVoice: false }

export function registerReducer(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'settings-loaded':
      return { ...state, hasVoice: event.hasVoice }
    case 'details-accepted':
      return state.phase === 'details' ? { ...state, phase: 'verification' } : state
    case 'went-back':
      // The user cannot go back, since the account already exists.
      if (state.phase === 'navigating') return state
      return { ...state, phase: 'details', takenPhone: event.takenPhone ?? state.takenPhone }
    case 'accepted':
      return { ...state, phase: 'navigating' }
    case 'page-restored':
      return state.phase === 'navigating' ? { ...state, phase: 'verification' } : state
  }
}

/** Returns how many steps the user can go back. */
export function countStepsBack({ phase }: Pick<RegisterState, 'phase'>): number {
  return phase === 'verification' ? 1 : 0
}
