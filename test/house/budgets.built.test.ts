import { beforeAll, expect, test } from 'vitest'
import { countScripts, overBudget, type PageWeight, weighFloor, weighPages } from '../../tools/budget-figures.ts'
import { ceilings, pageGates, scriptGates } from '../../tools/page-gates.ts'
import { kindOf } from '../../tools/page-kinds.ts'
import { buildFloor } from '../../tools/react-floor.ts'

let pages: PageWeight[] = []

beforeAll(async () => {
  await buildFloor()
  pages = await weighPages()
})

test('every screen is within its gates, in multiples of the React floor', () => {
  expect(pages.map(({ path }) => path)).toContain('/login')
  expect(pages.flatMap((page) => overBudget(page, weighFloor()))).toEqual([])
})

test('the build has no more scripts than its gates allow', async () => {
  const { all, small } = await countScripts()
  expect(all).toBeGreaterThan(40)
  expect(all).toBeLessThanOrEqual(scriptGates.all)
  expect(small).toBeLessThanOrEqual(scriptGates.small)
})

test('exceeding a gate fails', () => {
  const tight = { javascript: 0.5, all: 0.5 }
  const failures = pages.flatMap((page) => overBudget({ ...page, gates: tight }, weighFloor()))
  expect(failures).toHaveLength(pages.length * 2)
})

test('every built page has a gate, and every gate has a page', () => {
  expect(Object.keys(pageGates).sort()).toEqual(pages.map(({ path }) => path).sort())
})

test('no gate is above the ceiling of its kind, or far above the weight of its page', () => {
  const floor = weighFloor()
  const loose = pages.flatMap(({ path, weight, gates }) =>
    (['javascript', 'all'] as const).flatMap((kind) => {
      const room = gates[kind] - weight[kind] / floor[kind]
      return gates[kind] > ceilings[kindOf(path)][kind] || room > 0.03 ? [`${path}: ${kind}, ${room.toFixed(3)}`] : []
    }),
  )
  expect(loose).toEqual([])
})

test('the floor weighs as much as React itself', () => {
  const { javascript } = weighFloor()
  expect(javascript).toBeGreaterThan(50_000)
  expect(javascript).toBeLessThan(65_000)
})
