import type { LoginAnswer } from '../../api/schemas/login.ts'
import type { TwoStepMethod } from '../../api/schemas/two-step.ts'
import type { Failure } from '../../errors/failure.ts'
import { canReturnTo, nextStep, type TwoStepFacts, type TwoStepFlowId, type TwoStepStepId } from './two-step.steps.ts'

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
  /** It is set up; what the server answered logs in. */
  | { phase: 'done'; answer: LoginAnswer }

export type TwoStepEvent =
  | { type: 'asked-again' }
  | { type: 'answered'; flow: TwoStepFlowId; facts: TwoStepFacts }
  | { type: 'unanswered'; failure: Failure }
  | { type: 'met-nobody' }
  /** The step is done; a choice decides which one comes. */
  | { type: 'went-on'; method?: TwoStepMethod }
  /** One step back, to where somebody came from (TWO-13). */
  | { type: 'went-back' }
  | { type: 'set-up'; answer: LoginAnswer }

export const initialTwoStep: TwoStepState = { phase: 'asking' }

/** The step that "previous" leads to, if any does. */
export function previousStep({ flow, history }: TwoStepWalk): TwoStepStepId | undefined {
  const last = history.at(-1)
  return last && canReturnTo(flow, last) ? last : undefined
}

function begin(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepState {
  const step = facts.methods.length > 0 ? nextStep(flow, facts, []) : undefined
  return step ? { phase: 'walking', flow, facts, step, history: [] } : { phase: 'no-method' }
}

function goOn(walk: TwoStepWalk, method = walk.facts.method): TwoStepWalk {
  const facts = { ...walk.facts, method }
  const history = [...walk.history, walk.step]
  const step = nextStep(walk.flow, facts, history)
  // The last step is left by what the server answers to it.
  return step ? { ...walk, facts, step, history } : walk
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
      return state.phase === 'walking' ? goOn(state, event.method) : state
    case 'went-back': {
      const step = state.phase === 'walking' ? previousStep(state) : undefined
      return state.phase === 'walking' && step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
    case 'set-up':
      return state.phase === 'walking' ? { phase: 'done', answer: event.answer } : state
  }
}
