/** Something that an engine, or a measurement of our own, holds against a page. */
export type Finding = {
  by: 'axe' | 'IBM' | 'measure'
  rule: string
  /** Where on the page, in a word or two, where that decides whether it counts. */
  place?: string
  what: string
}

/** A finding in one line, as a failing test shows it. */
export const describeFinding = ({ by, rule, place, what }: Finding): string =>
  `${by} ${rule}${place ? ` (${place})` : ''}: ${what}`
