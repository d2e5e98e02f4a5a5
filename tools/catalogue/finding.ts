/** What one check of the catalogue counted, and what it misses. */
export type Finding = {
  /** By what was counted, in the plural: `{ stories: 872 }`. */
  counts: Record<string, number>
  gaps: string[]
}
