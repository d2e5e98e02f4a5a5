import type { State } from '../model.ts'

/** Longer texts are cut and older reports dropped, since anyone may send them. */
const textLimit = 500
const reportLimit = 100

function cut(text: string): string {
  return text.slice(0, textLimit)
}

export function recordLeaveReason(state: State, { reason, detail }: { reason: string; detail?: string }): void {
  const leave = { reason: cut(reason), detail: detail === undefined ? undefined : cut(detail), at: state.clock.now() }
  state.leaveReasons = [...state.leaveReasons, leave].slice(-reportLimit)
}
