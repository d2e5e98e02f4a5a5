// Walks every edge of docs/flows.md: each row there is a test here, which goes from the very beginning to where the row begins,
// and asks whether the event leads to where the row says.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flows } from '../../tools/flow-map/flows.ts'
import { readMap } from '../../tools/flow-map/read-map.ts'

const rows = readMap(readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8'))

describe.each(flows.map((flow) => ({ id: flow.id, flow })))('$id', ({ id, flow }) => {
  const names = flow.states.map(({ name }) => name)
  const statesOf = (from: string, to: string) => {
    if (!from.startsWith('any')) return [from]
    return names.filter((name) => name !== to && from !== `any but ${name}`)
  }

  test.each(rows.filter((row) => row.flow === id))('$test', ({ from, event, to }) => {
    for (const state of statesOf(from, to)) {
      const goal = to === 'itself' ? state : to
      const ways = flow.ways.filter((way) => way.from === state && way.event === event && way.to === goal)
      expect(ways.length, `nothing leads from ${state} to ${goal} by ${event}`).toBeGreaterThan(0)
      for (const way of ways) expect(way.walk()).toEqual({ from: state, to: goal })
    }
  })
})
