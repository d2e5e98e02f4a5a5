import type { TwoStepMethod } from '../../api/schemas/two-step.ts'

/** What the server has said, and the person has chosen: it decides which steps there are. */
export type TwoStepFacts = {
  /** Whether the account had a password of its own when it began (TWO-02). */
  hasPassword: boolean
  /** The server said outright that the identity is proved (ERR-12, RQ-10). */
  isVerified: boolean
  /** On offer, the recommended one first (TWO-03). */
  methods: readonly TwoStepMethod[]
  method?: TwoStepMethod
}

type StepRow = {
  id: string
  /** Whether the way leads through it (TWO-13). Absent: always. */
  isNeeded?: (facts: TwoStepFacts) => boolean
  /** Once it is done it is done: no way leads back to it. */
  isFinal?: true
}

/** Until one is chosen, the way shows as the recommended method has it. */
const methodOf = ({ method, methods }: TwoStepFacts) => method ?? methods[0]

const proof = [
  { id: 'set-password', isNeeded: ({ hasPassword }) => !hasPassword, isFinal: true },
  { id: 'verify-identity', isNeeded: ({ isVerified }) => !isVerified, isFinal: true },
] as const satisfies readonly StepRow[]

const setUp = [
  { id: 'choose-method' },
  { id: 'sms', isNeeded: (facts) => methodOf(facts) === 'sms' },
  { id: 'wechat', isNeeded: (facts) => methodOf(facts) === 'wechat' },
  { id: 'download-app', isNeeded: (facts) => methodOf(facts) === 'google' },
  { id: 'google', isNeeded: (facts) => methodOf(facts) === 'google' },
] as const satisfies readonly StepRow[]

/**
 * The flows of two-step verification: their steps in order, and how they end. A flow that only proves who somebody is goes on
 * elsewhere: to the settings (TWO-09, TWO-10), or to the call that turns it off (TWO-11).
 */
export const twoStepFlows = {
  set_two_step: { steps: proof, ending: 'open-set' },
  modify_two_step: { steps: proof, ending: 'open-modify' },
  close_two_step: { steps: proof, ending: 'turn-off' },
  force_set_two_step: { steps: [...proof, ...setUp], ending: 'log-in' },
} as const

export type TwoStepFlowId = keyof typeof twoStepFlows
export type TwoStepStepId = (typeof twoStepFlows)[TwoStepFlowId]['steps'][number]['id']

function rowsOf(flow: TwoStepFlowId): readonly (StepRow & { id: TwoStepStepId })[] {
  return twoStepFlows[flow].steps
}

/** The steps of a flow as far as they are known, in order. */
export function planSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  return rowsOf(flow).flatMap(({ id, isNeeded }) => (isNeeded?.(facts) === false ? [] : id))
}

/** The first step that has not been gone through; none where the flow has come to its end. */
export function nextStep(
  flow: TwoStepFlowId,
  facts: TwoStepFacts,
  history: readonly TwoStepStepId[],
): TwoStepStepId | undefined {
  return planSteps(flow, facts).find((id) => !history.includes(id))
}

/** Whether one may go back to a step. */
export function canReturnTo(flow: TwoStepFlowId, id: TwoStepStepId): boolean {
  return rowsOf(flow).some((row) => row.id === id && !row.isFinal)
}
