/** The progress of changing a phone number or email address (SCR-13, SCR-14). */
export type ChangeContactState =
  | { step: 'loading' }
  /** The user verifies the current contact. `hasExpired`: an earlier verification has expired. */
  | { step: 'verify'; current?: string; hasExpired: boolean }
  /** The user enters and verifies the new contact. If `current` is omitted, the account has none yet. */
  | { step: 'replace'; current?: string; hasExpired: boolean }
  | { step: 'done'; previous?: string; newContact: string }

export type ChangeContactEvent =
  | { type: 'loaded'; current?: string }
  /** The user entered the correct code, or the server reported that no code is needed (RQ-10). */
  | { type: 'verified' }
  | { type: 'verification-expired' }
  | { type: 'changed'; newContact: string }

export const initialChangeContact: ChangeContactState = { step: 'loading' }

export function changeContactReducer(state: ChangeContactState, event: ChangeContactEvent): ChangeContactState {
  switch (event.type) {
    case 'loaded': {
      const { current } = event
      if (state.step === 'loading')
        return { step: current === undefined ? 'replace' : 'verify', current, hasExpired: false }
      // In the meantime, the user may have added a contact in another window.
      return state.step === 'verify' ? { ...state, current: state.current ?? current } : state
    }
    case 'verified':
      return state.step === 'verify' ? { ...state, step: 'replace' } : state
    case 'verification-expired':
      return state.step === 'replace' ? { ...state, step: 'verify', hasExpired: true } : state
    case 'changed':
      return state.step === 'replace' ? { step: 'done', previous: state.current, newContact: event.newContact } : state
  }
}

/** Returns whether there are two steps. Adding the first contact takes only one. */
export function hasTwoSteps(state: Extract<ChangeContactState, { hasExpired: boolean }>): boolean {
  return state.current !== undefined || state.hasExpired
}
