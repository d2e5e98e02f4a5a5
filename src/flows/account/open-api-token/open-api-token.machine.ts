/** `confirming`: the user is asked to confirm the replacement. */
export type TokenState = 'idle' | 'creating' | 'created' | 'confirming' | 'replacing' | 'replaced'

export type TokenEvent = 'begun' | 'asked' | 'declined' | 'agreed' | 'done' | 'refused'

const steps: Record<TokenState, Partial<Record<TokenEvent, TokenState>>> = {
  idle: { begun: 'creating', asked: 'confirming' },
  creating: { done: 'created', refused: 'idle' },
  created: { asked: 'confirming' },
  confirming: { declined: 'idle', agreed: 'replacing' },
  replacing: { done: 'replaced', refused: 'idle' },
  replaced: { asked: 'confirming' },
}

/** The token's creation and replacement (SCR-15). Ignores events that do not apply. */
export function tokenReducer(state: TokenState, event: TokenEvent): TokenState {
  return steps[state][event] ?? state
}
