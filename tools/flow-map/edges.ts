import { groupBy } from 'es-toolkit/array/groupBy'

/** A transition, with the names of its two states. */
export type NamedTransition = { from: string; event: string; to: string; label?: string }

/** An edge of the map. It starts at one state, at all states, or at all states but one. */
export type Edge = {
  /** A state, `any`, or `any but` and a state. */
  from: string
  event: string
  /** A state, or `itself` if `from` starts with `any` and the event does not change the state's name. */
  to: string
  /** The condition that distinguishes this edge from others with the same event. */
  when?: string
  /** `stay`: the event changes the machine's data, but the state keeps its name. */
  kind: 'forward' | 'back' | 'stay'
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Returns the event of an edge, with its condition if there is one. */
export const formatEdgeLabel = ({ event, when }: Edge): string => (when ? `${event}: ${when}` : event)

/** Returns `any` or `any but <state>` if `from` has at least three states and lacks at most one state besides `to`. */
function findAnySource(states: readonly string[], from: readonly string[], to: string): string | undefined {
  const [exception, ...otherExceptions] = states.filter((state) => state !== to && !from.includes(state))
  if (from.length < 3 || otherExceptions.length > 0) return undefined
  return exception === undefined ? 'any' : `any but ${exception}`
}

/** Returns an edge's condition, which is needed if the same event leads from the same state to several states. */
function findCondition(group: readonly NamedTransition[], all: readonly NamedTransition[]): string | undefined {
  const alternatives = all.filter(({ from, event, to }) =>
    group.some((transition) => transition.from === from && transition.event === event && transition.to !== to),
  )
  if (alternatives.length === 0) return undefined
  const labels = unique(group.map(({ label }) => label))
  if (!labels.includes(undefined)) return labels.join(' or ')
  return alternatives.some(({ label }) => label) ? 'otherwise' : undefined
}

/** Merges transitions into the edges of a map, in the order of their source states. */
export function createEdges(states: readonly string[], transitions: readonly NamedTransition[]): Edge[] {
  const bundles = Object.values(groupBy(transitions, ({ event, from, to }) => `${event} ${from === to ? '' : to}`))
  const edges = bundles.flatMap((bundle) => {
    const { to = '' } = bundle[0] ?? {}
    const isSameState = bundle[0]?.from === to
    const any = findAnySource(states, unique(bundle.map(({ from }) => from)), isSameState ? '' : to)
    const byFrom = any ? { [any]: bundle } : groupBy(bundle, ({ from }) => from)
    return Object.entries(byFrom).flatMap(([from, group]): Edge[] => {
      const [{ event, to }] = group as [NamedTransition]
      const isBack = states.indexOf(to) < states.indexOf(from)
      const kind = isSameState ? 'stay' : isBack ? 'back' : 'forward'
      return [{ from, event, to: isSameState && any ? 'itself' : to, when: findCondition(group, transitions), kind }]
    })
  })
  const getIndex = ({ from }: Edge) => (states.includes(from) ? states.indexOf(from) : states.length)
  return edges.toSorted((left, right) => getIndex(left) - getIndex(right))
}
