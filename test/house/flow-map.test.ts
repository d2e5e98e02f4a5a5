import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { groupBy } from 'es-toolkit/array/groupBy'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { matrix } from '../../stories/errors/matrix.ts'
import { flows } from '../../tools/flow-map/flows.ts'
import { createMetaId, createStoryId, listStoryIds } from '../../tools/story-id.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

test('every state machine is on the flow map and has tests', () => {
  const machines = globSync('src/**/*.machine.ts', { cwd: root })
  expect(machines.length).toBeGreaterThan(15)
  expect(new Set(flows.map(({ source }) => source))).toEqual(new Set(machines))
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length)
  expect(flows.map(({ test }) => test).filter((file) => !existsSync(root + file))).toEqual([])
})

test('every reducer belongs to a machine on the flow map', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const reducers = files.flatMap((file) => Array.from(read(file).matchAll(/useReducer\((\w+)/g), ([, name]) => name))
  const machines = [...new Set(flows.map(({ source }) => source))].map(read)
  expect(reducers.length).toBeGreaterThan(15)
  for (const name of reducers) {
    expect(
      machines.some((source) => source.includes(`export function ${name}(`)),
      `${name} is not on the flow map`,
    ).toBe(true)
  }
})

// A single flow may skip states of a shared machine, but the machine's flows together must reach all of them.
test.each(Object.entries(groupBy(flows, ({ source }) => source)))(
  'the flows of %s together reach every state, and every event causes a transition',
  (_, machineFlows) => {
    const reachedStates = new Set(machineFlows.flatMap(({ states }) => states.map(({ name }) => name)))
    const effectiveEvents = new Set(machineFlows.flatMap(({ transitions }) => transitions.map(({ event }) => event)))
    expect(machineFlows.flatMap(({ allStates }) => allStates).filter((name) => !reachedStates.has(name))).toEqual([])
    expect(machineFlows.flatMap(({ events }) => events).filter((event) => !effectiveEvents.has(event))).toEqual([])
  },
)

test('every story on the flow map exists, and every screen has a default story', () => {
  const ids = new Set(globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((file) => listStoryIds(read(file))))
  const shownStories = flows.flatMap(({ states }) =>
    states.flatMap(({ story }) => ('none' in story ? [] : [createStoryId(story)])),
  )
  const defaults = paths.map((path) => `${createMetaId(matrix[path])}--default`)
  expect(shownStories.length).toBeGreaterThan(100)
  expect([...shownStories, ...defaults].filter((id) => !ids.has(id))).toEqual([])
})

test('story ids read from a file match Storybook’s', () => {
  const source = read('stories/pages/login-methods.stories.tsx')
  const { stories } = loadCsf(source, { fileName: 'login-methods.stories.tsx', makeTitle: (title) => title }).parse()
  expect(stories.length).toBeGreaterThan(10)
  expect(listStoryIds(source)).toEqual(stories.map(({ id }) => id))
})
