import type { ReactNode } from 'react'

const chip = 'px-1 py-px rounded-xs bg-surface-pressed box-decoration-clone'

const markup = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/

function Part({ text }: { text: string }): ReactNode {
  if (text.startsWith('`')) return <code className={chip}>{text.slice(1, -1)}</code>
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>
  const [, label, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? []
  // This page cannot link to documents in the repository, so it shows only their names.
  return label && url ? <code className={chip}>docs/{label}</code> : text
}

/** Renders a line of Markdown with code, bold text and links to other documents. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(markup).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
    return <Part key={index} text={part} />
  })
}
