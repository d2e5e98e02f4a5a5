import { type TwoStepMethod, twoStepMethods } from '../../../src/api/shapes/two-step.ts'
import {
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../../src/flows/account/two-step/two-step.machine.ts'
import {
  type TwoStepFacts,
  type TwoStepFlowId,
  twoStepFlow,
  twoStepFlows,
} from '../../../src/flows/account/two-step/two-step.steps.ts'
import { type Flow, toFlow } from '../flow.ts'
import type { Machine, Move } from '../machine.ts'
import { failure } from './sample-failure.ts'
import { flowWords, statesOf, type TwoStepName } from './two-step-states.ts'

/** Every list of methods that a server can offer, in every order. */
const offers: (readonly TwoStepMethod[])[] = [
  [],
  ...twoStepMethods.flatMap((first) => {
    const others = twoStepMethods.filter((method) => method !== first)
    return [[first], ...others.map((second) => [first, second]), [first, ...others], [first, ...others.toReversed()]]
  }),
]

/** Every combination of account facts that the steps depend on. */
const allFacts: readonly TwoStepFacts[] = [true, false].flatMap((hasPassword) =>
  [true, false].flatMap((isVerified) => offers.map((methods) => ({ hasPassword, isVerified, methods }))),
)

const conditionOf = (flow: TwoStepFlowId, state: TwoStepState) =>
  state.phase === 'walking' ? twoStepFlow(flow).steps.find(({ id }) => id === state.step)?.when : undefined

/** The condition of the step a transition leads to; omitted if the previous step has the same one. */
function because({ from, to }: Move<TwoStepState, TwoStepEvent>, flow: TwoStepFlowId): string | undefined {
  if (to.phase === 'no-method') return 'no method on offer'
  const when = conditionOf(flow, to)
  return conditionOf(flow, from) === when ? undefined : when
}

/** One flow of the wizard, as defined by its table of steps. */
export const twoStepMachine = (flow: TwoStepFlowId): Machine<TwoStepState, TwoStepEvent, TwoStepName> => ({
  id: flow,
  ...flowWords[flow],
  source: 'src/flows/account/two-step/two-step.machine.ts',
  reducer: twoStepReducer,
  initial: initialTwoStep,
  nameOf: (state) => (state.phase === 'walking' ? state.step : state.phase),
  states: statesOf(flow),
  examples: {
    'asked-again': [{ type: 'asked-again' }],
    answered: allFacts.map((facts) => ({ type: 'answered', flow, facts })),
    unanswered: [{ type: 'unanswered', failure }],
    'met-nobody': [{ type: 'met-nobody' }],
    'went-on': [{ type: 'went-on' }, ...twoStepMethods.map((method) => ({ type: 'went-on', method }) as const)],
    'went-back': [{ type: 'went-back' }],
    'proof-lapsed': [{ type: 'proof-lapsed' }],
  },
  comesOnly: {
    // Only the set-up before a login can find that no login was started.
    'met-nobody': () => twoStepFlow(flow).ending === 'log-in',
    // The `choose-method` step passes one of the offered methods; no other step passes any.
    'went-on': (state, { method }) => {
      if (state.phase !== 'walking' || state.step !== 'choose-method') return method === undefined
      return method !== undefined && state.facts.methods.includes(method)
    },
    // Answers the set-up, which is sent by each method's last step.
    'proof-lapsed': (state) => state.phase === 'walking' && ['sms', 'wechat', 'google'].includes(state.step),
  },
  because: (move) => because(move, flow),
})

export const twoStepFlowIds = Object.keys(twoStepFlows) as TwoStepFlowId[]

export const twoStep: readonly Flow[] = twoStepFlowIds.map((flow) =>
  toFlow('Two-step verification', twoStepMachine(flow)),
)
