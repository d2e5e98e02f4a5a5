/** A violation that an engine or one of our measurements finds in a page. */
export type Finding = {
  by: 'axe' | 'IBM' | 'measure'
  rule: string
  /** A short description of the context, if that decides whether the finding counts. */
  context?: string
  what: string
}

/** A finding in one line, as a failing test shows it. */
export const describeFinding = ({ by, rule, context, what }: Finding): string =>
  `${by} ${rule}${context ? ` (${context})` : ''}: ${what}`
