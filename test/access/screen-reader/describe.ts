import type { Spoken } from './tree.ts'

/** Containers that a screen reader does not announce. */
const silent = new Set([
  ...['RootWebArea', 'generic', 'none', 'paragraph', 'Section', 'strong', 'emphasis', 'Details', 'group'],
  ...['LabelText', 'DescriptionListDetail', 'LineBreak', 'InlineTextBox', 'ListMarker'],
])

/** Elements named by their own text, which is not read twice. */
const closed = new Set([
  ...['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'heading', 'textbox', 'combobox', 'image'],
  'DisclosureTriangle',
])

/** Readable names for Chromium's own roles. */
const plainNames: Record<string, string> = { DisclosureTriangle: 'disclosure button', LabelText: 'label' }

const quoted = (text: string) => `"${text.replaceAll(/\s+/g, ' ')}"`

/** An element as a screen reader announces it: role, name, states, description. */
export function announce({ role, name, description, states }: Spoken): string {
  const parts = [`${plainNames[role] ?? role}${name && ` ${quoted(name)}`}`, ...states]
  return [...parts, ...(description ? [`described ${quoted(description)}`] : [])].join(', ')
}

/**
 * The page read from top to bottom as lines, indented by nesting. Empty containers are skipped, and a list item with only text
 * or one element is written in one line.
 */
export function readAloud(nodes: readonly Spoken[], depth = 0): string[] {
  const indent = '  '.repeat(depth)
  return nodes.flatMap((node) => {
    if (node.role === 'StaticText') return [`${indent}${quoted(node.name)}`]
    // A label's text is the name of its control, and is read there.
    if (node.role === 'LabelText')
      return readAloud(
        node.children.filter(({ role }) => role !== 'StaticText'),
        depth,
      )
    if (silent.has(node.role) && !(node.role === 'group' && node.name)) return readAloud(node.children, depth)
    if (closed.has(node.role)) return [`${indent}${announce(node)}`]
    const inner = readAloud(node.children, depth + 1)
    if (inner.length === 0 && !node.name) return []
    const isOneLine = inner.length === 1 || inner.every((line) => line.trim().startsWith('"'))
    if (node.role === 'listitem' && isOneLine)
      return [`${indent}listitem: ${inner.map((line) => line.trim()).join(' ')}`]
    return [`${indent}${announce(node)}`, ...inner]
  })
}
