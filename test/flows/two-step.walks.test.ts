// Every path through the wizard, walked as the table of steps has it (TWO-12, TWO-13, TWO-16). docs/flows.md names each test
// by its edge.
import { describe, expect, test } from 'vitest'
import { type TwoStepEvent, type TwoStepWalk, twoStepReducer } from '../../src/flows/two-step/two-step.machine.ts'
import {
  canReturnTo,
  planSteps,
  showSteps,
  type TwoStepFlowId,
  twoStepFlow,
  twoStepFlows,
} from '../../src/flows/two-step/two-step.steps.ts'
import { allFacts, edgeOf, edgesOf, movesOf, nameOf } from '../../tools/flow-map/walks.ts'

const flows = Object.keys(twoStepFlows) as TwoStepFlowId[]
const failure = { kind: 'network', reason: 'unreachable' } as const

test('there is something to walk', () => {
  expect(allFacts).toHaveLength(60)
  const moves = flows.flatMap(movesOf)
  expect(moves.length).toBeGreaterThan(1500)
  expect(flows.flatMap(edgesOf).length).toBeGreaterThan(40)
})

describe.each(flows)('%s', (flow) => {
  const moves = movesOf(flow)

  // TWO-12, TWO-13
  test.each(edgesOf(flow).map((edge) => ({ edge, name: nameOf(edge) })))('$name', ({ edge, name }) => {
    const walks = moves.filter((move) => nameOf(edgeOf(move)) === name)
    expect(walks.length).toBeGreaterThan(0)
    for (const { facts, event, from } of walks) {
      if (from.phase !== 'walking') {
        expect(planSteps(flow, facts)[0] ?? 'end').toBe(edge.to)
        continue
      }
      const method = event.type === 'went-on' ? (event.method ?? from.facts.method) : from.facts.method
      const plan = planSteps(flow, { ...from.facts, method })
      const place = plan.indexOf(from.step)
      if (edge.kind === 'on') expect(plan[place + 1] ?? 'end').toBe(edge.to)
      else expect([plan[place - 1], canReturnTo(flow, edge.to as TwoStepWalk['step'])]).toEqual([edge.to, true])
    }
  })

  test('an error at any step leaves it as it was; a proof that has lapsed is asked for again', () => {
    const walking = moves.map(({ to }) => to).filter((state) => state.phase === 'walking')
    const errors: TwoStepEvent[] = [
      { type: 'unanswered', failure },
      { type: 'met-nobody' },
      { type: 'asked-again' },
      { type: 'answered', flow, facts: { hasPassword: true, isVerified: true, methods: ['sms'] } },
    ]
    for (const state of walking) {
      for (const event of errors) expect(twoStepReducer(state, event)).toBe(state)
      const lapsed = twoStepReducer(state, { type: 'proof-lapsed' })
      expect(lapsed).toMatchObject({ phase: 'walking', step: 'verify-identity', history: [] })
    }
    expect(walking.length).toBeGreaterThan(0)
  })

  test('RQ-10, TWO-01, TWO-02, TWO-09, TWO-10, TWO-11, ERR-12: the identity is skipped where the server says so, and nowhere else', () => {
    for (const { facts, path, event, to } of moves) {
      if (to.phase !== 'done') continue
      const steps = [...path, event].reduce<{ state: ReturnType<typeof twoStepReducer>; seen: string[] }>(
        ({ state, seen }, one) => {
          const next = twoStepReducer(state, one)
          return { state: next, seen: next.phase === 'walking' ? [...seen, next.step] : seen }
        },
        { state: { phase: 'asking' }, seen: [] },
      ).seen
      expect(steps.includes('verify-identity')).toBe(!facts.isVerified)
      expect(steps.includes('set-password')).toBe(!facts.hasPassword)
    }
  })

  test('shows the step where one is among all of the way, and what it goes on with', () => {
    const { leadsTo } = twoStepFlow(flow)
    for (const { to } of moves) {
      if (to.phase !== 'walking') continue
      const shown = showSteps(flow, to.facts)
      expect(shown).toContain(to.step)
      if (leadsTo) expect(shown).toContain('choose-method')
    }
  })
})
