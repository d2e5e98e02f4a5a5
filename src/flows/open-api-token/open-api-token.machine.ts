/** Where replacing the token is: asked for, on its way, done, or nothing of that. */
export type ReplaceState = 'idle' | 'asking' | 'replacing' | 'replaced'

export type ReplaceEvent = 'asked' | 'declined' | 'agreed' | 'done' | 'refused'

const steps: Record<ReplaceState, Partial<Record<ReplaceEvent, ReplaceState>>> = {
  idle: { asked: 'asking' },
  asking: { declined: 'idle', agreed: 'replacing' },
  replacing: { done: 'replaced', refused: 'idle' },
  replaced: { asked: 'asking' },
}

/** Replacing the token, step by step (SCR-15); what does not belong to a step changes nothing. */
export function replaceReducer(state: ReplaceState, event: ReplaceEvent): ReplaceState {
  return steps[state][event] ?? state
}
