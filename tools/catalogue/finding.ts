/** The result of one check of the catalogue: what it counted and what is missing. */
export type Finding = {
  /** Counts keyed by plural noun: `{ stories: 872 }`. */
  counts: Record<string, number>
  gaps: string[]
}
