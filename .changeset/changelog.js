// Formats changesets for CHANGELOG.md, without commit hashes, since its readers are users.

/** Turns a summary into a list item, unless it already contains a list. */
export function getReleaseLine({ summary }) {
  const text = summary.trim()
  if (/^- /m.test(text)) return `\n${text}\n`
  return `- ${text.replaceAll('\n', '\n  ')}`
}

/** Returns nothing, since no other package in the repository can cause a release. */
export const getDependencyReleaseLine = () => ''
