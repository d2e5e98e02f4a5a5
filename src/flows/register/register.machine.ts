/** Which account is opened: one person's, a company's, or what was bought at the cloud market (SCR-03, SCR-04, SCR-19). */
export type RegisterKind = 'personal' | 'enterprise' | 'market'

/** `who`: names and phone. `proof`: the phone's code, the password, the terms. */
export type RegisterStep = 'who' | 'proof'

export type RegisterState = {
  /** `leaving`: the account is there and the next page is on its way; nothing may be pressed again. */
  phase: RegisterStep | 'leaving'
  /** A phone, as it was typed, that was refused since it has an account: its error offers to log in. */
  takenPhone?: string
  /** Codes by voice are on offer (WID-06). */
  hasVoice: boolean
}

export type RegisterEvent =
  | { type: 'settings-arrived'; hasVoice: boolean }
  /** The phone may be proved now. */
  | { type: 'named' }
  /** Back to the first step: the phone is another, or something there was refused. */
  | { type: 'went-back'; takenPhone?: string }
  | { type: 'accepted' }
  /** Back from the back-forward cache (RS-3). */
  | { type: 'returned' }

export const initialRegister: RegisterState = { phase: 'who', hasVoice: false }

export function registerReducer(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'settings-arrived':
      return { ...state, hasVoice: event.hasVoice }
    case 'named':
      return state.phase === 'who' ? { ...state, phase: 'proof' } : state
    case 'went-back':
      // What has been agreed to is not taken back.
      if (state.phase === 'leaving') return state
      return { ...state, phase: 'who', takenPhone: event.takenPhone ?? state.takenPhone }
    case 'accepted':
      return { ...state, phase: 'leaving' }
    case 'returned':
      return state.phase === 'leaving' ? { ...state, phase: 'proof' } : state
  }
}
