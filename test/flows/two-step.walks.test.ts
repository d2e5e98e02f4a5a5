// Tests invariants of the two-step wizard in every reachable state, for all accounts (TWO-12, TWO-13, TWO-16).
import { describe, expect, test } from 'vitest'
import {
  countStepsBack,
  findPreviousStep,
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../src/flows/account/two-step/two-step.machine.ts'
import { canReturnTo, planSteps } from '../../src/flows/account/two-step/two-step.steps.ts'
import type { Transition } from '../../tools/flow-map/machine.ts'
import { twoStepFlowIds, twoStepMachine } from '../../tools/flow-map/machines/two-step.ts'
import { walk } from '../../tools/flow-map/walk.ts'

const failure = { kind: 'network', reason: 'unreachable' } as const

type TwoStepTransition = Transition<TwoStepState, TwoStepEvent>

/** Returns the state after each event of a transition's path, ending with the transition's target. */
function computeStates({ path, event }: TwoStepTransition): TwoStepState[] {
  let state: TwoStepState = initialTwoStep
  return [...path, event].map((nextEvent) => {
    state = twoStepReducer(state, nextEvent)
    return state
  })
}

/** Returns the account from the server's response at the start of the path. */
const findAccount = ({ path, event }: TwoStepTransition) => {
  const response = [...path, event].find(({ type }) => type === 'loaded')
  if (response?.type !== 'loaded') throw new Error('This path has no `loaded` event.')
  return response.account
}

describe.each(twoStepFlowIds)('%s', (flow) => {
  const transitions = walk(twoStepMachine(flow))
  const statesInProgress = transitions.map(({ to }) => to).filter((state) => state.phase === 'in-progress')

  test('TWO-12 TWO-13 follows the steps planned for the chosen method, starting with the first', () => {
    for (const { from, event, to } of transitions) {
      const step = to.phase === 'in-progress' ? to.step : undefined
      if (event.type === 'loaded' && step) expect(step).toBe(planSteps(flow, event.account)[0])
      if (from.phase !== 'in-progress' || event.type !== 'step-completed') continue
      const plan = planSteps(flow, { ...from.account, method: event.method ?? from.account.method })
      expect(step).toBe(plan[plan.indexOf(from.step) + 1])
    }
  })

  test('TWO-13 goes back to the previous step, but never to a step that cannot be repeated', () => {
    for (const state of statesInProgress) {
      const plan = planSteps(flow, state.account)
      const stepBefore = plan[plan.indexOf(state.step) - 1]
      const expected = stepBefore && canReturnTo(flow, stepBefore) ? stepBefore : undefined
      expect(findPreviousStep(state)).toBe(expected)
      expect(['set-password', 'verify-identity']).not.toContain(expected)
      const previousState = twoStepReducer(state, { type: 'back-pressed' })
      if (!expected) expect([previousState, countStepsBack(state)]).toEqual([state, 0])
      else {
        expect(previousState).toEqual({ ...state, step: expected, history: state.history.slice(0, -1) })
        expect(countStepsBack(state)).toBe(previousState.phase === 'in-progress' && countStepsBack(previousState) + 1)
      }
    }
  })

  test('ignores late load events at any step, and repeats the identity step if the verification expires', () => {
    const ignoredEvents: TwoStepEvent[] = [
      { type: 'load-failed', failure },
      { type: 'not-logged-in' },
      { type: 'retried' },
      { type: 'loaded', flow, account: { hasPassword: true, isVerified: true, methods: ['sms'] } },
    ]
    for (const state of statesInProgress) {
      for (const event of ignoredEvents) expect(twoStepReducer(state, event)).toBe(state)
      const restartedState = twoStepReducer(state, { type: 'verification-expired' })
      expect(restartedState).toMatchObject({ phase: 'in-progress', step: 'verify-identity', history: [] })
    }
  })

  test('RQ-10 TWO-01 TWO-02 TWO-09 TWO-10 TWO-11 ERR-12 skips the identity step only if the server reports a completed verification', () => {
    const completions = transitions.filter(
      ({ to, path }) => to.phase === 'done' && !path.some(({ type }) => type === 'verification-expired'),
    )
    expect(completions.length).toBeGreaterThan(50)
    for (const transition of completions) {
      const { hasPassword, isVerified } = findAccount(transition)
      const steps = computeStates(transition).flatMap((state) => (state.phase === 'in-progress' ? state.step : []))
      expect(steps.includes('verify-identity')).toBe(!isVerified)
      expect(steps.includes('set-password')).toBe(!hasPassword)
      // A user without a password sets one before anything else.
      if (!hasPassword) expect(steps[0]).toBe('set-password')
    }
  })
})
