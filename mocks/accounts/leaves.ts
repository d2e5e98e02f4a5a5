import type { State } from '../model.ts'

/** Longer texts are cut, older reports forgotten: what nobody answers must not fill the service up. */
const textLimit = 500
const reportLimit = 100

function cut(text: string): string {
  return text.slice(0, textLimit)
}

/** Notes why somebody left a registration. */
export function noteLeave(state: State, { reason, detail }: { reason: string; detail?: string }): void {
  const leave = { reason: cut(reason), detail: detail === undefined ? undefined : cut(detail), at: state.clock.now() }
  state.leaves = [...state.leaves, leave].slice(-reportLimit)
}
