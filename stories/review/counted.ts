/** A number with its noun: `1 cell`, `2 cells`, `3 stories`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`
  return `${count} ${noun.replace(/y$/, 'ie')}s`
}
