/** The kind of account: personal, a company's, or one bought on the cloud market (SCR-03, SCR-04, SCR-19). */
export type RegisterKind = 'personal' | 'enterprise' | 'market'

/** `who`: names and phone. `proof`: the phone's code, the password, the terms. */
export type RegisterStep = 'who' | 'proof'

export type RegisterState = {
  /** `leaving`: the account exists and the page is navigating, so the form stays busy. */
  phase: RegisterStep | 'leaving'
  /** A phone, as typed, that was refused because it has an account; its error offers to log in. */
  takenPhone?: string
  /** Whether to offer voice codes (WID-06). */
  hasVoice: boolean
}

export type RegisterEvent =
  | { type: 'settings-arrived'; hasVoice: boolean }
  /** The first step is complete, so the phone can be verified. */
  | { type: 'named' }
  /** Back to the first step, to change the phone or because something there was refused. */
  | { type: 'went-back'; takenPhone?: string }
  | { type: 'accepted' }
  /** The page was restored from the back-forward cache (RS-3). */
  | { type: 'returned' }

export const initialRegister: RegisterState = { phase: 'who', hasVoice: false }

export function registerReducer(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'settings-arrived':
      return { ...state, hasVoice: event.hasVoice }
    case 'named':
      return state.phase === 'who' ? { ...state, phase: 'proof' } : state
    case 'went-back':
      // The account already exists, so there is no going back.
      if (state.phase === 'leaving') return state
      return { ...state, phase: 'who', takenPhone: event.takenPhone ?? state.takenPhone }
    case 'accepted':
      return { ...state, phase: 'leaving' }
    case 'returned':
      return state.phase === 'leaving' ? { ...state, phase: 'proof' } : state
  }
}

/** How many steps the user can go back. */
export function stepDepth({ phase }: Pick<RegisterState, 'phase'>): number {
  return phase === 'proof' ? 1 : 0
}
