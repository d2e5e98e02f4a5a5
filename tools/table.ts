/** The width of a text in a terminal, where a Chinese character takes two columns. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0)
}

/** Formats rows as aligned columns for a terminal. Columns of figures are right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => ({
    width: Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
    isFigures: rows.slice(1).every((row) => /^[\d.,×%\s]*( KiB| ms)?$/.test(row[column] ?? '')),
  }))
  const line = (row: readonly string[]) =>
    columns
      .map(({ width, isFigures }, column) => {
        const text = row[column] ?? ''
        const space = ' '.repeat(width - widthOf(text))
        return isFigures ? space + text : text + space
      })
      .join('  ')
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n')
}
