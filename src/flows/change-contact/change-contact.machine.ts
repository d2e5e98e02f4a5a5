/** Where somebody stands who changes a phone or an email (SCR-13, SCR-14). */
export type ChangeContactState =
  /** What it is now is not known yet. */
  | { step: 'asking' }
  /** The current one is proved first. `isAgain`: an earlier proof was over before the new one was. */
  | { step: 'prove'; current?: string; isAgain: boolean }
  /** The new one is named and proved. Without a `current` one it is the first. */
  | { step: 'replace'; current?: string; isAgain: boolean }
  | { step: 'done'; former?: string; next: string }

export type ChangeContactEvent =
  /** The server has said what it is now, if there is one. */
  | { type: 'loaded'; current?: string }
  /** By its code, or because the server said that it need not be (RQ-10). */
  | { type: 'proved' }
  /** The server knows of no proof, or of none any more. */
  | { type: 'proof-over' }
  | { type: 'changed'; next: string }

export const initialChangeContact: ChangeContactState = { step: 'asking' }

export function changeContactReducer(state: ChangeContactState, event: ChangeContactEvent): ChangeContactState {
  switch (event.type) {
    case 'loaded': {
      const { current } = event
      if (state.step === 'asking') return { step: current === undefined ? 'replace' : 'prove', current, isAgain: false }
      // One that came up meanwhile, in another window: it is to be proved now, and can be named.
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

/** Whether the current one has to be proved, so that there are two steps: not where the first one is added. */
export function hasProof(state: Extract<ChangeContactState, { isAgain: boolean }>): boolean {
  return state.current !== undefined || state.isAgain
}
