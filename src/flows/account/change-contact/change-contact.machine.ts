/** Progress of changing a phone or email (SCR-13, SCR-14). */
export type ChangeContactState =
  /** Waiting for the server to report the current one. */
  | { step: 'asking' }
  /** The current one is verified first. `isAgain`: an earlier verification expired before the new one was verified. */
  | { step: 'prove'; current?: string; isAgain: boolean }
  /** The new one is entered and verified. Without `current` it is the account's first. */
  | { step: 'replace'; current?: string; isAgain: boolean }
  | { step: 'done'; former?: string; next: string }

export type ChangeContactEvent =
  /** The server has reported the current one, if there is one. */
  | { type: 'loaded'; current?: string }
  /** Verified by its code, or the server said that no verification is needed (RQ-10). */
  | { type: 'proved' }
  /** The server has no valid verification on record. */
  | { type: 'proof-over' }
  | { type: 'changed'; next: string }

export const initialChangeContact: ChangeContactState = { step: 'asking' }

export function changeContactReducer(state: ChangeContactState, event: ChangeContactEvent): ChangeContactState {
  switch (event.type) {
    case 'loaded': {
      const { current } = event
      if (state.step === 'asking') return { step: current === undefined ? 'replace' : 'prove', current, isAgain: false }
      // It was added in another window meanwhile, so the verification step can now show it.
      return state.step === 'prove' ? { ...state, current: state.current ?? current } : state
    }
    case 'proved':
      return state.step === 'prove' ? { ...state, step: 'replace' } : state
    case 'proof-over':
      return state.step === 'replace' ? { ...state, step: 'prove', isAgain: true } : state
    case 'changed':
      return state.step === 'replace' ? { step: 'done', former: state.current, next: event.next } : state
  }
}

/** Whether the current one has to be verified, which makes it two steps; adding the first one takes only one. */
export function hasProof(state: Extract<ChangeContactState, { isAgain: boolean }>): boolean {
  return state.current !== undefined || state.isAgain
}
