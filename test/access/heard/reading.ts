import type { Spoken } from './tree.ts'

/** Boxes that a screen reader passes through without a word. */
const silent = new Set([
  ...['RootWebArea', 'generic', 'none', 'paragraph', 'Section', 'strong', 'emphasis', 'Details', 'group'],
  ...['LabelText', 'DescriptionListDetail', 'LineBreak', 'InlineTextBox', 'ListMarker'],
])

/** What is named by its own words, which are not read a second time. */
const closed = new Set([
  ...['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'heading', 'textbox', 'combobox', 'image'],
  'DisclosureTriangle',
])

/** Chromium's own names for what it has no role of ARIA for. */
const plainNames: Record<string, string> = { DisclosureTriangle: 'disclosure button', LabelText: 'label' }

const quoted = (text: string) => `"${text.replaceAll(/\s+/g, ' ')}"`

/** One thing as a screen reader tells it: role, name, states, description. */
export function tell({ role, name, description, states }: Spoken): string {
  const parts = [`${plainNames[role] ?? role}${name && ` ${quoted(name)}`}`, ...states]
  return [...parts, ...(description ? [`described ${quoted(description)}`] : [])].join(', ')
}

/**
 * What is read from top to bottom, in lines; indented by what it stands in. Boxes with nothing in them are passed by, and an
 * item that holds one thing, or words alone, is told in one line with them.
 */
export function readAloud(nodes: readonly Spoken[], depth = 0): string[] {
  const indent = '  '.repeat(depth)
  return nodes.flatMap((node) => {
    if (node.role === 'StaticText') return [`${indent}${quoted(node.name)}`]
    // A label's words are those of its control, which is read with them.
    if (node.role === 'LabelText')
      return readAloud(
        node.children.filter(({ role }) => role !== 'StaticText'),
        depth,
      )
    if (silent.has(node.role) && !(node.role === 'group' && node.name)) return readAloud(node.children, depth)
    if (closed.has(node.role)) return [`${indent}${tell(node)}`]
    const inner = readAloud(node.children, depth + 1)
    if (inner.length === 0 && !node.name) return []
    const isOneLine = inner.length === 1 || inner.every((line) => line.trim().startsWith('"'))
    if (node.role === 'listitem' && isOneLine)
      return [`${indent}listitem: ${inner.map((line) => line.trim()).join(' ')}`]
    return [`${indent}${tell(node)}`, ...inner]
  })
}
