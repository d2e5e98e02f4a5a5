import type { LoginAnswer } from '../../api/schemas/login.ts'
import type { TwoStepMethod } from '../../api/schemas/two-step.ts'
import type { Failure } from '../../errors/failure.ts'
import {
  canReturnTo,
  choosesMethod,
  nextStep,
  type TwoStepFacts,
  type TwoStepFlowId,
  type TwoStepStepId,
} from './two-step.steps.ts'

/** On the way: the step that shows, and those that led to it. */
export type TwoStepWalk = {
  phase: 'walking'
  flow: TwoStepFlowId
  facts: TwoStepFacts
  step: TwoStepStepId
  history: readonly TwoStepStepId[]
}

export type TwoStepState =
  | { phase: 'asking' }
  /** What it takes could not be asked; nothing is skipped for that (RQ-10). */
  | { phase: 'failed'; failure: Failure }
  /** Nobody has begun to log in here. */
  | { phase: 'no-login' }
  /** The server offers no method that this page knows. */
  | { phase: 'no-method' }
  | TwoStepWalk
  /** Every step is done. `answer` is what the server said to a set-up; `last` the step that led here, if there was any. */
  | { phase: 'done'; answer?: LoginAnswer; last?: TwoStepWalk }

export type TwoStepEvent =
  | { type: 'asked-again' }
  | { type: 'answered'; flow: TwoStepFlowId; facts: TwoStepFacts }
  | { type: 'unanswered'; failure: Failure }
  | { type: 'met-nobody' }
  /** The server took what the step asked for; a choice decides which one comes. */
  | { type: 'went-on'; method?: TwoStepMethod; answer?: LoginAnswer }
  /** One step back, to where somebody came from (TWO-13). */
  | { type: 'went-back' }
  /** The server wants the password once more: its proof has lapsed on the way. */
  | { type: 'proof-lapsed' }

export const initialTwoStep: TwoStepState = { phase: 'asking' }

/** The step that "previous" leads to, if any does. */
export function previousStep({ flow, history }: TwoStepWalk): TwoStepStepId | undefined {
  const last = history.at(-1)
  return last && canReturnTo(flow, last) ? last : undefined
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
    case 'asked-again':
      return state.phase === 'failed' ? { phase: 'asking' } : state
    case 'answered':
      return state.phase === 'asking' ? begin(event.flow, event.facts) : state
    case 'unanswered':
      return state.phase === 'asking' ? { phase: 'failed', failure: event.failure } : state
    case 'met-nobody':
      return state.phase === 'asking' ? { phase: 'no-login' } : state
    case 'went-on':
      return state.phase === 'walking' ? goOn(state, event) : state
    case 'went-back': {
      const step = state.phase === 'walking' ? previousStep(state) : undefined
      return state.phase === 'walking' && step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
    case 'proof-lapsed':
      // A password that was missing has been set by now.
      return state.phase === 'walking'
        ? begin(state.flow, { ...state.facts, hasPassword: true, isVerified: false })
        : state
  }
}
