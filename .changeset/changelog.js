// How a pending change reads in CHANGELOG.md: as it was written, without the sums of commits, since users read it.

/** One line becomes an item of the list; what has a list of its own stays as it is. */
export function getReleaseLine({ summary }) {
  const text = summary.trim()
  if (/^- /m.test(text)) return `\n${text}\n`
  return `- ${text.replaceAll('\n', '\n  ')}`
}

/** There is one package, so no other can have asked for this release. */
export const getDependencyReleaseLine = () => ''
