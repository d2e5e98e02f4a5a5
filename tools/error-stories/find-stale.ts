type Files = ReadonlyMap<string, string>

/** The differences between the files that the matrix requires and the committed ones. */
export function findStale(expected: Files, committed: Files): string[] {
  const wanting = [...expected].flatMap(([file, content]) => {
    const found = committed.get(file)
    if (found === undefined) return [`${file}: is missing`]
    return found === content ? [] : [`${file}: is not current`]
  })
  const strays = [...committed.keys()].filter((file) => !expected.has(file))
  return [...wanting, ...strays.map((file) => `${file}: no screen of the matrix has these stories`)]
}
