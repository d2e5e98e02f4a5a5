// What holds on every way through the wizard, on every account and every offer of methods that there can be (TWO-12, TWO-13,
// TWO-16). That each edge leads where docs/flows.md says is walked in walks.test.ts.
import { describe, expect, test } from 'vitest'
import { twoStepMethods } from '../../src/api/shapes/two-step.ts'
import {
  initialTwoStep,
  previousStep,
  stepDepth,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../src/flows/account/two-step/two-step.machine.ts'
import {
  canReturnTo,
  planSteps,
  showSteps,
  type TwoStepFacts,
  twoStepFlow,
} from '../../src/flows/account/two-step/two-step.steps.ts'
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

  test('TWO-13 as many steps lead back as "previous" would go', () => {
    for (const state of walking) {
      let [back, count]: [TwoStepState, number] = [state, 0]
      while (back.phase === 'walking' && previousStep(back)) {
        back = twoStepReducer(back, { type: 'went-back' })
        count += 1
      }
      expect(stepDepth(state)).toBe(count)
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

test('TWO-13 no step leads back from the end', () => {
  expect(stepDepth(initialTwoStep)).toBe(0)
  expect(stepDepth({ phase: 'done' })).toBeUndefined()
})

const facts: TwoStepFacts = { hasPassword: true, isVerified: true, methods: ['google', 'sms'] }

test.each([
  ['sms', ['sms']],
  ['wechat', ['wechat']],
  ['google', ['download-app', 'google']],
] as const)('TWO-12 %s branches by the method that was chosen, not by the one recommended', (method, steps) => {
  for (const recommended of twoStepMethods) {
    const plan = planSteps('force_set_two_step', { ...facts, methods: [recommended], method })
    expect(plan).toEqual(['choose-method', ...steps])
  }
})

test('until a method is chosen, the way shows as the recommended one has it', () => {
  expect(planSteps('force_set_two_step', facts)).toEqual(['choose-method', 'download-app', 'google'])
  expect(planSteps('force_set_two_step', { ...facts, methods: ['sms', 'google'] })).toEqual(['choose-method', 'sms'])
})

test('the settings show the identity that was proved on the way to them as done; a login does not', () => {
  const setUp = ['choose-method', 'download-app', 'google']
  expect(showSteps('type_set', facts)).toEqual(['verify-identity', ...setUp])
  expect(showSteps('type_modify', facts)).toEqual(['verify-identity', ...setUp])
  expect(showSteps('force_set_two_step', facts)).toEqual(setUp)
  const unproved = { ...facts, isVerified: false }
  expect(showSteps('set_two_step', unproved)).toEqual(showSteps('type_set', unproved))
  expect(showSteps('close_two_step', unproved)).toEqual(['verify-identity'])
})
