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

/** A node of the browser's own accessibility tree: what it hands to screen readers. */
export type Spoken = { role: string; name: string; description: string; states: string[]; children: Spoken[] }

/** States that are told by their name when they hold, and those that are told either way. */
const told = ['required', 'disabled', 'multiselectable', 'readonly', 'busy', 'modal']
const toldEitherWay = ['expanded', 'checked', 'selected', 'pressed']

function statesOf({ properties = [], role }: RawNode): string[] {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]))
  const isTrue = (name: string) => values.get(name) === true || values.get(name) === 'true'
  return [
    ...(role?.value === 'heading' ? [`level ${String(values.get('level'))}`] : []),
    ...told.filter(isTrue),
    ...toldEitherWay.filter((name) => values.has(name)).map((name) => (isTrue(name) ? name : `not ${name}`)),
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

/** What the browser tells of one element. Nothing where it has left the page, or is told of to nobody. */
export async function readElement(session: CDPSession, expression: string): Promise<Spoken | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId || result.subtype !== 'node') return undefined
  const { nodes } = await session
    .send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
    .catch(() => ({ nodes: [] }))
  const [node] = nodes as unknown as RawNode[]
  return node && !node.ignored ? spoken(node) : undefined
}

/** The page from its root, without what is told to nobody. */
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
