/** Progress of changing a phone or email (SCR-13, SCR-14). */
export type ChangeContactState =
  | { step: 'loading' }
  /** The current contact is verified first. `isAgain`: an earlier verification has expired. */
  | { step: 'prove'; current?: string; isAgain: boolean }
  /** The new contact is verified. It is the account's first if there is no `current`. */
  | { step: 'replace'; current?: string; isAgain: boolean }
  | { step: 'done'; former?: string; next: string }

export type ChangeContactEvent =
  | { type: 'loaded'; current?: string }
  /** Verified by code, or the server said that none is needed (RQ-10). */
  | { type: 'proved' }
  /** The verification has expired. */
  | { type: 'proof-expired' }
  | { type: 'changed'; next: string }

export const initialChangeContact: ChangeContactState = { step: 'loading' }

export function changeContactReducer(state: ChangeContactState, event: ChangeContactEvent): ChangeContactState {
  switch (event.type) {
    case 'loaded': {
      const { current } = event
      if (state.step === 'loading')
        return { step: current === undefined ? 'replace' : 'prove', current, isAgain: false }
      // The contact has since been added in another window.
      return state.step === 'prove' ? { ...state, current: state.current ?? current } : state
    }
    case 'proved':
      return state.step === 'prove' ? { ...state, step: 'replace' } : state
    case 'proof-expired':
      return state.step === 'replace' ? { ...state, step: 'prove', isAgain: true } : state
    case 'changed':
      return state.step === 'replace' ? { step: 'done', former: state.current, next: event.next } : state
  }
}

/** Whether there are two steps; adding the first contact takes only one. */
export function hasProof(state: Extract<ChangeContactState, { isAgain: boolean }>): boolean {
  return state.current !== undefined || state.isAgain
}
