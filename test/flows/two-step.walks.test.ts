// What holds on every way through the wizard, on every account and every offer of methods that there can be (TWO-12, TWO-13,
// TWO-16).
import { describe, expect, test } from 'vitest'
import {
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../src/flows/account/two-step/two-step.machine.ts'
import { canReturnTo, planSteps, showSteps, twoStepFlow } from '../../src/flows/account/two-step/two-step.steps.ts'
import type { Move } from '../../tools/flow-map/machine.ts'
import { twoStepFlowIds, twoStepMachine } from '../../tools/flow-map/machines/two-step.ts'
import { walk } from '../../tools/flow-map/walk.ts'

const failure = { kind: 'network', reason: 'unreachable' } as const

type TwoStepMove = Move<TwoStepState, TwoStepEvent>

/** Every state on the way to where a move leads. */
function statesOn({ path, event }: TwoStepMove): TwoStepState[] {
  let state: TwoStepState = initialTwoStep
  return [...path, event].map((one) => {
    state = twoStepReducer(state, one)
    return state
  })
}

/** What the server said at the beginning of the way. */
const factsOf = ({ path, event }: TwoStepMove) => {
  const answer = [...path, event].find(({ type }) => type === 'answered')
  if (answer?.type !== 'answered') throw new Error('Nobody has answered on this way.')
  return answer.facts
}

describe.each(twoStepFlowIds)('%s', (flow) => {
  const moves = walk(twoStepMachine(flow))
  const walking = moves.map(({ to }) => to).filter((state) => state.phase === 'walking')

  test('there is something to walk', () => {
    expect(moves.length).toBeGreaterThan(100)
    expect(walking.length).toBeGreaterThan(50)
  })

  test('TWO-12, TWO-13: on leads along the plan, and back to the step before it', () => {
    for (const { from, event, to } of moves) {
      if (from.phase !== 'walking' || (event.type !== 'went-on' && event.type !== 'went-back')) continue
      const method = event.type === 'went-on' ? (event.method ?? from.facts.method) : from.facts.method
      const plan = planSteps(flow, { ...from.facts, method })
      const place = plan.indexOf(from.step)
      if (event.type === 'went-on') expect(plan[place + 1]).toBe(to.phase === 'walking' ? to.step : undefined)
      else {
        const before = plan[place - 1]
        expect(to).toMatchObject({ phase: 'walking', step: before })
        expect(before && canReturnTo(flow, before)).toBe(true)
      }
    }
  })

  test('an error at any step leaves it as it was; a proof that has lapsed is asked for again', () => {
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
  })

  test('RQ-10, TWO-01, TWO-02, TWO-09, TWO-10, TWO-11, ERR-12: the identity is skipped where the server says so, and nowhere else', () => {
    const ended = moves.filter(
      ({ to, path }) => to.phase === 'done' && !path.some(({ type }) => type === 'proof-lapsed'),
    )
    expect(ended.length).toBeGreaterThan(50)
    for (const move of ended) {
      const { hasPassword, isVerified } = factsOf(move)
      const steps = statesOn(move).flatMap((state) => (state.phase === 'walking' ? state.step : []))
      expect(steps.includes('verify-identity')).toBe(!isVerified)
      expect(steps.includes('set-password')).toBe(!hasPassword)
    }
  })

  test('shows the step where one is among all of the way, and what it goes on with', () => {
    const { leadsTo } = twoStepFlow(flow)
    for (const state of walking) {
      const shown = showSteps(flow, state.facts)
      expect(shown).toContain(state.step)
      if (leadsTo && state.facts.methods.length > 0) expect(shown).toContain('choose-method')
    }
  })
})
