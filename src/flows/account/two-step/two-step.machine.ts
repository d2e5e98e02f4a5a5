import type { LoginAnswer } from '../../../api/shapes/login.ts'
import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import {
  canReturnTo,
  choosesMethod,
  nextStep,
  type TwoStepFacts,
  type TwoStepFlowId,
  type TwoStepStepId,
} from './two-step.steps.ts'

export type TwoStepWalk = {
  phase: 'walking'
  flow: TwoStepFlowId
  facts: TwoStepFacts
  step: TwoStepStepId
  history: readonly TwoStepStepId[]
}

export type TwoStepState =
  | { phase: 'loading' }
  /** The facts failed to load; no step is skipped because of that (RQ-10). */
  | { phase: 'failed'; failure: Failure }
  | { phase: 'no-login' }
  /** The server offers no method that this page supports. */
  | { phase: 'no-method' }
  | TwoStepWalk
  /** `answer`: the server's answer to the setup; `last`: the state before, if there were any steps. */
  | { phase: 'done'; answer?: LoginAnswer; last?: TwoStepWalk }

export type TwoStepEvent =
  | { type: 'retried' }
  | { type: 'answered'; flow: TwoStepFlowId; facts: TwoStepFacts }
  | { type: 'unanswered'; failure: Failure }
  | { type: 'not-logged-in' }
  /** `method` decides which step comes next. */
  | { type: 'went-on'; method?: TwoStepMethod; answer?: LoginAnswer }
  /** Back one step (TWO-13). */
  | { type: 'went-back' }
  /** The password's verification has expired. */
  | { type: 'proof-lapsed' }

export const initialTwoStep: TwoStepState = { phase: 'loading' }

export function previousStep({ flow, history }: TwoStepWalk): TwoStepStepId | undefined {
  const last = history.at(-1)
  return last && canReturnTo(flow, last) ? last : undefined
}

export function stepDepth({ flow, history }: TwoStepWalk): number {
  return history.length - 1 - history.findLastIndex((id) => !canReturnTo(flow, id))
}

function begin(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepState {
  if (choosesMethod(flow) && facts.methods.length === 0) return { phase: 'no-method' }
  const step = nextStep(flow, facts, [])
  return step ? { phase: 'walking', flow, facts, step, history: [] } : { phase: 'done' }
}

function goOn(walk: TwoStepWalk, { method = walk.facts.method, answer }: TwoStepEvent & { type: 'went-on' }) {
  const facts = { ...walk.facts, method }
  const history = [...walk.history, walk.step]
  const step = nextStep(walk.flow, facts, history)
  const next: TwoStepState = step ? { ...walk, facts, step, history } : { phase: 'done', answer, last: walk }
  return next
}

export function twoStepReducer(state: TwoStepState, event: TwoStepEvent): TwoStepState {
  switch (event.type) {
    case 'retried':
      return state.phase === 'failed' ? { phase: 'loading' } : state
    case 'answered':
      return state.phase === 'loading' ? begin(event.flow, event.facts) : state
    case 'unanswered':
      return state.phase === 'loading' ? { phase: 'failed', failure: event.failure } : state
    case 'not-logged-in':
      return state.phase === 'loading' ? { phase: 'no-login' } : state
    case 'went-on':
      return state.phase === 'walking' ? goOn(state, event) : state
    case 'went-back': {
      const step = state.phase === 'walking' ? previousStep(state) : undefined
      return state.phase === 'walking' && step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
    case 'proof-lapsed':
      // A missing password has been set by now.
      return state.phase === 'walking'
        ? begin(state.flow, { ...state.facts, hasPassword: true, isVerified: false })
        : state
  }
}
