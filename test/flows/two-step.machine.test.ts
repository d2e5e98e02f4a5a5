// For invariants on every path through the wizard, see `two-step.walks.test.ts`.
import { expect, test } from 'vitest'
import {
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../src/flows/account/two-step/two-step.machine.ts'
import { getDisplayedSteps, planSteps, type TwoStepAccount } from '../../src/flows/account/two-step/two-step.steps.ts'

const failure = { kind: 'network', reason: 'unreachable' } as const
const account: TwoStepAccount = { hasPassword: true, isVerified: true, methods: ['google', 'sms', 'wechat'] }
const loaded = { type: 'loaded', flow: 'force_set_two_step', account } as const

test.each([
  ['sms', ['sms']],
  ['wechat', ['wechat']],
  ['google', ['download-app', 'google']],
] as const)('follows the choice of %s with the steps %j (TWO-12, TWO-13)', (method, steps) => {
  expect(planSteps('force_set_two_step', { ...account, method })).toEqual(['choose-method', ...steps])
})

test('plans the steps of the recommended method until the user chooses a method', () => {
  expect(planSteps('force_set_two_step', account)).toEqual(['choose-method', 'download-app', 'google'])
})

test('is done after the last step, and keeps the server’s response', () => {
  const lastState = [loaded, { type: 'step-completed', method: 'sms' } as const].reduce(twoStepReducer, initialTwoStep)
  const response = { redirect: '/files' }
  const state = twoStepReducer(lastState, { type: 'step-completed', response })
  expect(state).toEqual({ phase: 'done', response, lastProgress: lastState })
})

test('shows identity verification as a completed step in the settings, but not during a login', () => {
  const setupSteps = ['choose-method', 'download-app', 'google']
  expect(getDisplayedSteps('type_set', account)).toEqual(['verify-identity', ...setupSteps])
  expect(getDisplayedSteps('type_modify', account)).toEqual(['verify-identity', ...setupSteps])
  expect(getDisplayedSteps('force_set_two_step', account)).toEqual(setupSteps)
  const unverified = { ...account, isVerified: false }
  expect(getDisplayedSteps('set_two_step', unverified)).toEqual(getDisplayedSteps('type_set', unverified))
  expect(getDisplayedSteps('close_two_step', unverified)).toEqual(['verify-identity'])
})

test('opens no step if loading fails, and loads again after a retry (RQ-10)', () => {
  const failedState = twoStepReducer(initialTwoStep, { type: 'load-failed', failure })
  expect(failedState).toEqual({ phase: 'failed', failure })
  expect(twoStepReducer(failedState, { type: 'retried' })).toEqual(initialTwoStep)
})

test('shows no steps if no method is supported or the user is not logged in', () => {
  const loadedWithoutMethods: TwoStepEvent = { ...loaded, account: { ...account, methods: [] } }
  expect(twoStepReducer(initialTwoStep, loadedWithoutMethods)).toEqual({ phase: 'no-method' })
  expect(twoStepReducer(initialTwoStep, { type: 'not-logged-in' })).toEqual({ phase: 'not-logged-in' })
})

test('ignores events that do not apply to the current state', () => {
  const states: TwoStepState[] = [
    { phase: 'failed', failure },
    { phase: 'no-method' },
    { phase: 'not-logged-in' },
    { phase: 'done', response: {} },
  ]
  const events: TwoStepEvent[] = [
    loaded,
    { type: 'load-failed', failure },
    { type: 'not-logged-in' },
    { type: 'step-completed' },
    { type: 'back-pressed' },
    { type: 'verification-expired' },
  ]
  for (const state of states) for (const event of events) expect(twoStepReducer(state, event)).toBe(state)
})
