/** The words of a search, in lower case. */
const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a lower-case text contains every word of a search. */
export const hasWords = (haystack: string, search: string) => wordsOf(search).every((word) => haystack.includes(word))

/** A number with its noun: `1 cell`, `2 cells`, `3 stories`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`
  return `${count} ${noun.replace(/y$/, 'ie')}s`
}
