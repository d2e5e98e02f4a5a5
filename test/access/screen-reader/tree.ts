import type { CDPSession } from 'playwright'

type AxValue = { value?: unknown }
type RawNode = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  description?: AxValue
  value?: AxValue
  properties?: { name: string; value: AxValue }[]
  childIds?: string[]
}

/** A node of the browser's accessibility tree, which screen readers use. */
export type Spoken = { role: string; name: string; description: string; states: string[]; children: Spoken[] }

/** States that are announced only if true, and states that are always announced. */
const trueStates = ['required', 'disabled', 'multiselectable', 'readonly', 'busy', 'modal']
const bothStates = ['expanded', 'checked', 'selected', 'pressed']

function statesOf({ properties = [], role }: RawNode): string[] {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]))
  const isTrue = (name: string) => values.get(name) === true || values.get(name) === 'true'
  return [
    ...(role?.value === 'heading' ? [`level ${String(values.get('level'))}`] : []),
    ...trueStates.filter(isTrue),
    ...bothStates.filter((name) => values.has(name)).map((name) => (isTrue(name) ? name : `not ${name}`)),
    ...(isTrue('invalid') ? ['invalid'] : []),
    ...(values.get('hasPopup') && values.get('hasPopup') !== 'false'
      ? [`opens a ${String(values.get('hasPopup'))}`]
      : []),
  ]
}

const textOf = (value: AxValue | undefined) => (typeof value?.value === 'string' ? value.value.trim() : '')

const spoken = (node: RawNode, children: Spoken[] = []): Spoken => ({
  role: textOf(node.role),
  name: textOf(node.name),
  description: textOf(node.description),
  states: statesOf(node),
  children,
})

/** An element's accessibility node, or `undefined` if it was removed or is hidden from screen readers. */
export async function readElement(session: CDPSession, expression: string): Promise<Spoken | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId || result.subtype !== 'node') return undefined
  const { nodes } = await session
    .send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
    .catch(() => ({ nodes: [] }))
  const [node] = nodes as unknown as RawNode[]
  return node && !node.ignored ? spoken(node) : undefined
}

/** The accessibility tree of the page, without hidden nodes. */
export async function readTree(session: CDPSession): Promise<Spoken[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: RawNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const grow = (id: string): Spoken[] => {
    const node = byId.get(id)
    if (!node) return []
    const children = (node.childIds ?? []).flatMap(grow)
    return node.ignored ? children : [spoken(node, children)]
  }
  const root = nodes.find(({ parentId }) => parentId === undefined)
  return root ? grow(root.nodeId) : []
}
