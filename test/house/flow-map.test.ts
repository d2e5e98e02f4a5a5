import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { edgesOf, type NamedMove } from '../../tools/flow-map/edges.ts'
import { type Flow, toFlow } from '../../tools/flow-map/flow.ts'
import { flows } from '../../tools/flow-map/flows.ts'
import { by, none } from '../../tools/flow-map/machine.ts'
import { storyIdOf, storyIdsOf } from '../../tools/story-id.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

type Names = (flow: Flow) => readonly string[]

/** What machines know by name and none of their flows meets. Several flows may share one machine. */
function findLeft(some: readonly Flow[], known: Names, met: Names): string[] {
  const named = (names: Names) => some.flatMap((flow) => names(flow).map((name) => `${flow.source} · ${name}`))
  const all = new Set(named(met))
  return [...new Set(named(known))].filter((name) => !all.has(name))
}

/** States that no walk reaches, because an example is missing or nothing leads there. */
const findUnreached = (some: readonly Flow[]) =>
  findLeft(
    some,
    ({ known }) => known,
    ({ states }) => states.map(({ name }) => name),
  )

/** Events that never change anything. */
const findIdleEvents = (some: readonly Flow[]) =>
  findLeft(
    some,
    ({ events }) => events,
    ({ moves }) => moves.map(({ event }) => event),
  )

/** States that refer to a story that does not exist. */
const findLostStories = (some: readonly Flow[], ids: ReadonlySet<string>) =>
  some.flatMap(({ id, states }) =>
    states.flatMap(({ name, shown }) => {
      if ('none' in shown || ids.has(storyIdOf(shown))) return []
      return [`${id} · ${name}: ${storyIdOf(shown)}`]
    }),
  )

type Light = 'red' | 'green' | 'off'
type LightEvent = { type: 'pressed' } | { type: 'broke' }

const rows = {
  red: { words: 'Stop', shown: by('pages-login', 'Default') },
  green: { words: 'Go', shown: by('pages-login', 'Default') },
  off: { words: 'Dark', shown: none('Nobody sees it.') },
}
const examples = { pressed: [{ type: 'pressed' }], broke: [{ type: 'broke' }] } as const

/** A small machine, to tell lies about. */
function light(parts: { reducer?: (state: Light, event: LightEvent) => Light } = {}): Flow {
  const turn = (state: Light, event: LightEvent): Light => {
    if (event.type === 'broke') return 'off'
    return state === 'red' ? 'green' : state
  }
  return toFlow('Parts of pages', {
    ...{ id: 'light', title: 'Light', about: 'A light.', source: 'light.machine.ts', states: rows, examples },
    reducer: parts.reducer ?? turn,
    initial: 'red',
    nameOf: (state) => state,
  })
}

test('every machine of the flows is on the map, and has tests', () => {
  const machines = globSync('src/**/*.machine.ts', { cwd: root })
  expect(machines.length).toBeGreaterThan(15)
  expect(new Set(flows.map(({ source }) => source))).toEqual(new Set(machines))
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length)
  expect(flows.map(({ test }) => test).filter((file) => !existsSync(root + file))).toEqual([])
})

test('every reducer of a flow is a machine’s', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const used = files.flatMap((file) => [...Array.from(read(file).matchAll(/useReducer\((\w+)/g), ([, name]) => name)])
  const machines = [...new Set(flows.map(({ source }) => source))].map(read)
  expect(used.length).toBeGreaterThan(15)
  for (const name of used) {
    expect(
      machines.some((source) => source.includes(`export function ${name}(`)),
      `${name} is on no map`,
    ).toBe(true)
  }
})

test('a walk meets every state, and every event changes something', () => {
  expect(findUnreached(flows)).toEqual([])
  expect(findIdleEvents(flows)).toEqual([])
  const stuck = light({ reducer: (state, { type }) => (type === 'pressed' ? 'green' : state) })
  expect(findUnreached([stuck])).toEqual(['light.machine.ts · off'])
  expect(findIdleEvents([stuck])).toEqual(['light.machine.ts · broke'])
})

test('a machine without end is found out', () => {
  const count = () =>
    toFlow('Parts of pages', {
      ...{ id: 'count', title: 'Count', about: 'It counts.', source: 'count.machine.ts' },
      reducer: (state: number, _event: { type: 'counted' }) => state + 1,
      initial: 0,
      nameOf: () => 'counting',
      states: { counting: { words: 'Counting', shown: none('It never ends.') } },
      examples: { counted: [{ type: 'counted' }] },
    })
  expect(count).toThrow('count has no end')
})

test('each state names a story that there is', () => {
  const ids = new Set(globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((file) => storyIdsOf(read(file))))
  expect(ids.size).toBeGreaterThan(500)
  expect(findLostStories(flows, ids)).toEqual([])
})

test('stories are read from their file as Storybook reads them', () => {
  const source = read('stories/pages/login-ways.stories.tsx')
  const { stories } = loadCsf(source, { fileName: 'login-ways.stories.tsx', makeTitle: (title) => title }).parse()
  expect(stories.length).toBeGreaterThan(10)
  expect(storyIdsOf(source)).toEqual(stories.map(({ id }) => id))
})

test('a story that is deleted or renamed is missed', () => {
  const source = read('stories/pages/login.stories.tsx')
  const idsOf = (changed: string) => new Set(storyIdsOf(changed))
  expect(findLostStories([light()], idsOf(source))).toEqual([])
  const lost = ['light · red: pages-login--default', 'light · green: pages-login--default']
  expect(findLostStories([light()], idsOf(source.replace('export const Default', 'export const Other')))).toEqual(lost)
  expect(findLostStories([light()], idsOf(source.replace('Pages/Login', 'Pages/Entry')))).toEqual(lost)
})

test('what can happen nearly everywhere is one edge', () => {
  const states = ['a', 'b', 'c', 'd', 'e']
  const to = (goal: string, from: string[]): NamedMove[] => from.map((state) => ({ from: state, event: 'x', to: goal }))
  const names = (moves: NamedMove[]) => edgesOf(states, moves).map(({ from, to: goal }) => `${from} -> ${goal}`)
  expect(names(to('e', ['a', 'b', 'c', 'd']))).toEqual(['any -> e'])
  expect(names(to('e', ['a', 'b', 'c']))).toEqual(['any but d -> e'])
  expect(names(to('e', ['a', 'b']))).toEqual(['a -> e', 'b -> e'])
  expect(names(states.flatMap((state) => to(state, [state])))).toEqual(['any -> itself'])
})

test('where an event leads to several states, each edge says when', () => {
  const move = (to: string, label?: string): NamedMove => ({ from: 'a', event: 'x', to, label })
  const whens = (moves: NamedMove[]) => edgesOf(['a', 'b', 'c'], moves).map(({ when }) => when)
  expect(whens([move('b', 'one'), move('b', 'two'), move('c', 'three')])).toEqual(['one or two', 'three'])
  expect(whens([move('b', 'one'), move('c')])).toEqual(['one', 'otherwise'])
  expect(whens([move('b', 'one')])).toEqual([undefined])
})
