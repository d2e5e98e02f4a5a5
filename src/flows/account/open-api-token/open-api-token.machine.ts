/** Progress of creating or replacing the token. `asking`: the user is asked to confirm the replacement. */
export type TokenState = 'idle' | 'creating' | 'created' | 'asking' | 'replacing' | 'replaced'

export type TokenEvent = 'begun' | 'asked' | 'declined' | 'agreed' | 'done' | 'refused'

const steps: Record<TokenState, Partial<Record<TokenEvent, TokenState>>> = {
  idle: { begun: 'creating', asked: 'asking' },
  creating: { done: 'created', refused: 'idle' },
  created: { asked: 'asking' },
  asking: { declined: 'idle', agreed: 'replacing' },
  replacing: { done: 'replaced', refused: 'idle' },
  replaced: { asked: 'asking' },
}

/** Creates and replaces the token (SCR-15); ignores events that do not apply to the current state. */
export function tokenReducer(state: TokenState, event: TokenEvent): TokenState {
  return steps[state][event] ?? state
}
