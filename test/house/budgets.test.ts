import { expect, test } from 'vitest'
import { findFaults } from '../../tools/check-budgets.ts'
import { ceilings, scriptGates } from '../../tools/page-gates.ts'

const { entry } = ceilings
const floor = { javascript: 60_000, all: 61_000 }
const weigh = (times: number) => ({ javascript: floor.javascript * times, all: floor.all * times })
const page = { path: '/login', weight: weigh(1.19), gates: { javascript: 1.2, all: 1.2 } }
const exceedingGates = { javascript: 2, all: 2 }

test('a page just below its gates passes', () => {
  expect(findFaults(floor, [page], scriptGates)).toEqual([])
})

test.each([
  ['over its gates', { weight: weigh(1.21) }, 'is 1.210 times the floor, over 1.2'],
  ['far below its gates', { weight: weigh(1.16) }, 'is only 1.160 times the floor; lower 1.2'],
  [
    'at its gates, which are over the ceilings',
    { weight: weigh(2), gates: exceedingGates },
    `over the ceiling of ${entry.all}`,
  ],
])('a page %s fails in both figures', (_, difference, fault) => {
  const faults = findFaults(floor, [{ ...page, ...difference }], scriptGates)
  expect(faults).toHaveLength(2)
  expect(faults[1]).toContain(fault)
})

test('fails for too many scripts, a different floor or no page', () => {
  const { all, small } = scriptGates
  expect(findFaults(floor, [page], { all: all + 1, small: small + 1 })).toHaveLength(2)
  expect(findFaults({ javascript: 6000, all: 6100 }, [], scriptGates)).toHaveLength(2)
})
