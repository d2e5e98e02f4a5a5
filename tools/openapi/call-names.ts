import type { callsByArea } from '../../src/api/calls/all.ts'

type Areas = typeof callsByArea

/** A file of calls, e.g. `twoStep`. */
export type AreaName = keyof Areas
/** A call, e.g. `login`. */
export type CallName = { [Area in AreaName]: keyof Areas[Area] }[AreaName]
