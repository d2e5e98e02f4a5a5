import { beforeAll, expect, test } from 'vitest'
import { overBudget, type PageWeight, weighFloor, weighPages } from '../../tools/budget-figures.ts'
import { ceilings, pageGates } from '../../tools/page-gates.ts'
import { kindOf } from '../../tools/page-kinds.ts'
import { buildFloor } from '../../tools/react-floor.ts'

let pages: PageWeight[] = []

beforeAll(async () => {
  await buildFloor()
  pages = await weighPages()
})

test('every screen keeps its gates, in multiples of the React floor', () => {
  expect(pages.map(({ path }) => path)).toContain('/login')
  expect(pages.flatMap((page) => overBudget(page, weighFloor()))).toEqual([])
})

test('the gate bites', () => {
  const tight = { javascript: 0.5, all: 0.5 }
  const failures = pages.flatMap((page) => overBudget({ ...page, gates: tight }, weighFloor()))
  expect(failures).toHaveLength(pages.length * 2)
})

test('every page of the build has a gate, and every gate a page', () => {
  expect(Object.keys(pageGates).sort()).toEqual(pages.map(({ path }) => path).sort())
})

test('no gate lies over the ceiling of its kind, nor far over what its page weighs', () => {
  const floor = weighFloor()
  const loose = pages.flatMap(({ path, weight, gates }) =>
    (['javascript', 'all'] as const).flatMap((kind) => {
      const room = gates[kind] - weight[kind] / floor[kind]
      return gates[kind] > ceilings[kindOf(path)][kind] || room > 0.03 ? [`${path}: ${kind}, ${room.toFixed(3)}`] : []
    }),
  )
  expect(loose).toEqual([])
})

test('the floor is what React itself weighs', () => {
  const { javascript } = weighFloor()
  expect(javascript).toBeGreaterThan(50_000)
  expect(javascript).toBeLessThan(65_000)
})
