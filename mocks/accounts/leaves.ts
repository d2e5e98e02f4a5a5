import type { State } from '../model.ts'

/** Longer texts are cut and older reports dropped, so that unauthenticated reports cannot fill up the memory. */
const textLimit = 500
const reportLimit = 100

function cut(text: string): string {
  return text.slice(0, textLimit)
}

/** Records why someone abandoned a registration. */
export function noteLeave(state: State, { reason, detail }: { reason: string; detail?: string }): void {
  const leave = { reason: cut(reason), detail: detail === undefined ? undefined : cut(detail), at: state.clock.now() }
  state.leaves = [...state.leaves, leave].slice(-reportLimit)
}
