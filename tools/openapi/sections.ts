const end = '<!-- end of the written part -->'

const begin = (name: string) => `<!-- ${name}: written by \`npm run openapi:generate\` -->`

/** Replaces each named part of a page between its markers. */
export function withSections(page: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [before, rest] = text.split(begin(name))
    const [old, ...after] = rest?.split(end) ?? []
    if (before === undefined || old === undefined || after.length === 0)
      throw new Error(`docs/contract.md lacks the marks of its part "${name}".`)
    return `${before}${begin(name)}\n${part}\n${end}${after.join(end)}`
  }, page)
}

/** A Markdown table. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
