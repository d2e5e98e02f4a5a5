/**
 * A name for each row: as many of its facts, in their order, as no other row shares, or all with a number. So no two buttons
 * of a list have one name, which is all that a screen reader's list of buttons gives.
 */
export function tellApart(rows: readonly (readonly string[])[]): string[] {
  const names = rows.map((facts) =>
    facts.map((_, index) =>
      facts
        .slice(0, index + 1)
        .filter(Boolean)
        .join(' · '),
    ),
  )
  return names.map((own, row) => {
    const alone = own.find((name, index) => names.every((other, at) => at === row || other[index] !== name))
    if (alone !== undefined) return alone
    const all = own.at(-1)
    const before = names.slice(0, row + 1).filter((other) => other.at(-1) === all)
    return `${all} · ${before.length}`
  })
}
