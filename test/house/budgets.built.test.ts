import { beforeAll, expect, test } from 'vitest'
import { gatesOf, overBudget, type PageWeight, weighFloor, weighPages } from '../../tools/budget-figures.ts'
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

test('pages behind the login may be heavier, entry pages may not', () => {
  expect(gatesOf('/login').javascript).toBe(1.4)
  expect(gatesOf('/security/devices').javascript).toBe(2)
})

test('the floor is what React itself weighs', () => {
  const { javascript } = weighFloor()
  expect(javascript).toBeGreaterThan(50_000)
  expect(javascript).toBeLessThan(65_000)
})
