import { describe, expect, test } from 'vitest'
import { type TwoStepMethod, twoStepMethods } from '../../src/api/shapes/two-step.ts'
import {
  initialTwoStep,
  previousStep,
  stepDepth,
  type TwoStepEvent,
  type TwoStepState,
  type TwoStepWalk,
  twoStepReducer,
} from '../../src/flows/account/two-step/two-step.machine.ts'
import {
  planSteps,
  showSteps,
  type TwoStepFacts,
  type TwoStepFlowId,
  twoStepFlows,
} from '../../src/flows/account/two-step/two-step.steps.ts'

const flows = Object.keys(twoStepFlows) as TwoStepFlowId[]
const yesNo = [true, false]

/** Every way that there is: each flow, each state of the account, each method recommended, each method chosen. */
const ways = flows.flatMap((flow) =>
  yesNo.flatMap((hasPassword) =>
    yesNo.flatMap((isVerified) =>
      twoStepMethods.flatMap((recommended) =>
        twoStepMethods.map((chosen) => {
          const others = twoStepMethods.filter((method) => method !== recommended)
          const facts: TwoStepFacts = { hasPassword, isVerified, methods: [recommended, ...others] }
          return { flow, facts, chosen }
        }),
      ),
    ),
  ),
)

type Way = (typeof ways)[number]

const failure = { kind: 'network', reason: 'unreachable' } as const
const begin = ({ flow, facts }: Way) => twoStepReducer(initialTwoStep, { type: 'answered', flow, facts })
const isWalking = (state: TwoStepState): state is TwoStepWalk => state.phase === 'walking'
const goOn = (walk: TwoStepWalk, method?: TwoStepMethod) =>
  twoStepReducer(walk, { type: 'went-on', ...(walk.step === 'choose-method' && { method }) })

/** Each state on the way, from the first step to the last. */
function walk(way: Way): TwoStepWalk[] {
  const states: TwoStepWalk[] = []
  let state: TwoStepState = begin(way)
  while (isWalking(state)) {
    states.push(state)
    state = goOn(state, way.chosen)
  }
  return states
}

/** Where a way begins at all. */
const walkable = ways.filter((way) => planSteps(way.flow, way.facts).length > 0)

describe('every way through the steps (TWO-13)', () => {
  test('branches by the method that was chosen, not by the one recommended; Google begins with the download (TWO-12)', () => {
    const byMethod = { sms: ['sms'], wechat: ['wechat'], google: ['download-app', 'google'] }
    for (const way of ways.filter(({ flow }) => flow === 'force_set_two_step')) {
      const steps = walk(way).map(({ step }) => step)
      expect(steps.slice(steps.indexOf('choose-method') + 1)).toEqual(byMethod[way.chosen])
    }
  })

  test('takes another method after the way back', () => {
    for (const way of ways.filter(({ flow }) => flow === 'force_set_two_step')) {
      for (const other of twoStepMethods) {
        const last = walk(way).at(-1)
        let state: TwoStepState | undefined = last
        while (state && isWalking(state) && state.step !== 'choose-method')
          state = twoStepReducer(state, { type: 'went-back' })
        const next = goOn(state as TwoStepWalk, other)
        expect(isWalking(next) && next.step).toBe(other === 'google' ? 'download-app' : other)
      }
    }
  })
})

test('until a method is chosen, the way shows as the recommended one has it', () => {
  const facts = { hasPassword: true, isVerified: true }
  expect(planSteps('force_set_two_step', { ...facts, methods: ['google', 'sms'] })).toHaveLength(3)
  expect(planSteps('force_set_two_step', { ...facts, methods: ['sms', 'google'] })).toHaveLength(2)
})

test('the settings show the identity that was proved on the way to them as done; a login does not', () => {
  const facts: TwoStepFacts = { hasPassword: true, isVerified: true, methods: ['google', 'sms'] }
  const setUp = ['choose-method', 'download-app', 'google']
  expect(showSteps('type_set', facts)).toEqual(['verify-identity', ...setUp])
  expect(showSteps('type_modify', facts)).toEqual(['verify-identity', ...setUp])
  expect(showSteps('force_set_two_step', facts)).toEqual(setUp)
  const unproved = { ...facts, isVerified: false }
  expect(showSteps('set_two_step', unproved)).toEqual(showSteps('type_set', unproved))
  expect(showSteps('close_two_step', unproved)).toEqual(['verify-identity'])
})

test('without a method there is no way, and without anybody neither', () => {
  const facts = { hasPassword: true, isVerified: true, methods: [] }
  const answered = { type: 'answered', flow: 'force_set_two_step', facts } as const
  expect(twoStepReducer(initialTwoStep, answered)).toEqual({ phase: 'no-method' })
  expect(twoStepReducer(initialTwoStep, { type: 'met-nobody' })).toEqual({ phase: 'no-login' })
})

test('what comes at the wrong time changes nothing', () => {
  const way = ways[0] as Way
  const states: TwoStepState[] = [
    { phase: 'failed', failure },
    { phase: 'no-method' },
    { phase: 'no-login' },
    { phase: 'done', answer: {} },
  ]
  const events: TwoStepEvent[] = [
    { type: 'answered', flow: way.flow, facts: way.facts },
    { type: 'unanswered', failure },
    { type: 'met-nobody' },
    { type: 'went-on' },
    { type: 'went-back' },
    { type: 'proof-lapsed' },
  ]
  for (const state of states) for (const event of events) expect(twoStepReducer(state, event)).toBe(state)
})

test('as many steps lead back as "previous" would go, and none from the end (TWO-13)', () => {
  for (const way of walkable) {
    for (const state of walk(way)) {
      let back: TwoStepState = state
      let count = 0
      while (isWalking(back) && previousStep(back)) {
        back = twoStepReducer(back, { type: 'went-back' })
        count += 1
      }
      expect(stepDepth(state), JSON.stringify(state)).toBe(count)
    }
  }
  expect(stepDepth(initialTwoStep)).toBe(0)
  expect(stepDepth({ phase: 'done' })).toBeUndefined()
})
