import { expect, test } from 'vitest'
import { faultsOf, networkItems, networkOf } from '../../.storybook/networks.ts'

test("every entry of Storybook's network list but the first sets a fault", () => {
  const counts = networkItems.map(({ value }) => faultsOf(networkOf({ network: value })).length)
  expect(counts).toEqual([0, ...Array.from({ length: networkItems.length - 1 }, () => 1)])
})

test('an entry that is none is as if nothing were chosen', () => {
  expect([networkOf({}), networkOf({ network: 'toString' }), networkOf({ network: 'nothing' })]).toEqual([
    'ok',
    'ok',
    'ok',
  ])
})
