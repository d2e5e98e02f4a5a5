import type { LoginResponse } from '../../../api/shapes/login.ts'
import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import {
  canReturnTo,
  findNextStep,
  hasMethodChoice,
  type TwoStepAccount,
  type TwoStepFlowId,
  type TwoStepStepId,
} from './two-step.steps.ts'

export type TwoStepProgress = {
  phase: 'in-progress'
  flow: TwoStepFlowId
  account: TwoStepAccount
  step: TwoStepStepId
  /** The completed steps. */
  history: readonly TwoStepStepId[]
}

export type TwoStepState =
  | { phase: 'loading' }
  /** The data that determines the steps failed to load. The flow does not start, to avoid skipping a step (RQ-10). */
  | { phase: 'failed'; failure: Failure }
  | { phase: 'not-logged-in' }
  /** The server offers no method that this page supports. */
  | { phase: 'no-method' }
  | TwoStepProgress
  /** `response`: the server's response to the setup. `lastProgress`: the state in the last step, if there was one. */
  | { phase: 'done'; response?: LoginResponse; lastProgress?: TwoStepProgress }

export type TwoStepEvent =
  | { type: 'retried' }
  | { type: 'loaded'; flow: TwoStepFlowId; account: TwoStepAccount }
  | { type: 'load-failed'; failure: Failure }
  | { type: 'not-logged-in' }
  /** `method`: the method chosen in this step, if any. It determines the next step. */
  | { type: 'step-completed'; method?: TwoStepMethod; response?: LoginResponse }
  /** Returns to the previous step (TWO-13). */
  | { type: 'back-pressed' }
  /** The identity verification has expired. */
  | { type: 'verification-expired' }

export const initialTwoStep: TwoStepState = { phase: 'loading' }

export function findPreviousStep({ flow, history }: TwoStepProgress): TwoStepStepId | undefined {
  const latestStep = history.at(-1)
  return latestStep && canReturnTo(flow, latestStep) ? latestStep : undefined
}

/** Returns how many steps the user can go back. */
export function countStepsBack({ flow, history }: TwoStepProgress): number {
  return history.length - 1 - history.findLastIndex((id) => !canReturnTo(flow, id))
}

function begin(flow: TwoStepFlowId, account: TwoStepAccount): TwoStepState {
  if (hasMethodChoice(flow) && account.methods.length === 0) return { phase: 'no-method' }
  const step = findNextStep(flow, account, [])
  return step ? { phase: 'in-progress', flow, account, step, history: [] } : { phase: 'done' }
}

type StepCompleted = Extract<TwoStepEvent, { type: 'step-completed' }>

function completeStep(
  state: TwoStepProgress,
  { method = state.account.method, response }: StepCompleted,
): TwoStepState {
  const account = { ...state.account, method }
  const history = [...state.history, state.step]
  const step = findNextStep(state.flow, account, history)
  return step ? { ...state, account, step, history } : { phase: 'done', response, lastProgress: state }
}

export function twoStepReducer(state: TwoStepState, event: TwoStepEvent): TwoStepState {
  switch (event.type) {
    case 'retried':
      return state.phase === 'failed' ? { phase: 'loading' } : state
    case 'loaded':
      return state.phase === 'loading' ? begin(event.flow, event.account) : state
    case 'load-failed':
      return state.phase === 'loading' ? { phase: 'failed', failure: event.failure } : state
    case 'not-logged-in':
      return state.phase === 'loading' ? { phase: 'not-logged-in' } : state
    case 'step-completed':
      return state.phase === 'in-progress' ? completeStep(state, event) : state
    case 'back-pressed': {
      const step = state.phase === 'in-progress' ? findPreviousStep(state) : undefined
      return state.phase === 'in-progress' && step ? { ...state, step, history: state.history.slice(0, -1) } : state
    }
    case 'verification-expired':
      // If the account had no password, an earlier step has set one. Do not repeat that step.
      return state.phase === 'in-progress'
        ? begin(state.flow, { ...state.account, hasPassword: true, isVerified: false })
        : state
  }
}
