/** `confirming`: the user is asked to confirm the replacement. */
export type TokenState = 'idle' | 'creating' | 'created' | 'confirming' | 'replacing' | 'replaced'

export type TokenEvent = 'create-pressed' | 'replace-pressed' | 'canceled' | 'confirmed' | 'issued' | 'failed'

/** Events that are not listed for a state are ignored. */
const transitions: Record<TokenState, Partial<Record<TokenEvent, TokenState>>> = {
  idle: { 'create-pressed': 'creating', 'replace-pressed': 'confirming' },
  creating: { issued: 'created', failed: 'idle' },
  created: { 'replace-pressed': 'confirming' },
  confirming: { canceled: 'idle', confirmed: 'replacing' },
  replacing: { issued: 'replaced', failed: 'idle' },
  replaced: { 'replace-pressed': 'confirming' },
}

/** Tracks the creation and replacement of the token (SCR-15). */
export function tokenReducer(state: TokenState, event: TokenEvent): TokenState {
  return transitions[state][event] ?? state
}
