import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'

/** The server's answers and the user's choice, which decide the steps. */
export type TwoStepFacts = {
  /** Whether the account had its own password when the flow started (TWO-02). */
  hasPassword: boolean
  /** The server said explicitly that the identity is verified (ERR-12, RQ-10). */
  isVerified: boolean
  /** The available methods, the recommended one first (TWO-03). */
  methods: readonly TwoStepMethod[]
  method?: TwoStepMethod
}

/** Until the user chooses a method, the steps are those of the recommended one. */
const methodOf = ({ method, methods }: TwoStepFacts) => method ?? methods[0]

/** When a step applies, keyed by how the flow map words it (TWO-13). */
const conditions = {
  'no password yet': ({ hasPassword }: TwoStepFacts) => !hasPassword,
  'not proved yet': ({ isVerified }: TwoStepFacts) => !isVerified,
  'by SMS': (facts: TwoStepFacts) => methodOf(facts) === 'sms',
  'by WeChat': (facts: TwoStepFacts) => methodOf(facts) === 'wechat',
  'by authenticator': (facts: TwoStepFacts) => methodOf(facts) === 'google',
}

type StepRow = {
  id: string
  /** If absent, the step always applies. */
  when?: keyof typeof conditions
  /** Once done, the user cannot go back to it. */
  isFinal?: true
}

const proof = [
  { id: 'set-password', when: 'no password yet', isFinal: true },
  { id: 'verify-identity', when: 'not proved yet', isFinal: true },
] as const satisfies readonly StepRow[]

const setUp = [
  { id: 'choose-method' },
  { id: 'sms', when: 'by SMS' },
  { id: 'wechat', when: 'by WeChat' },
  { id: 'download-app', when: 'by authenticator' },
  { id: 'google', when: 'by authenticator' },
] as const satisfies readonly StepRow[]

const whole = [...proof, ...setUp] as const

/**
 * The two-step flows: their steps in order, and how they end. The first three only verify the identity; two of them then
 * continue on the settings page with `type=set` or `type=modify` (TWO-09 to TWO-12).
 */
export const twoStepFlows = {
  set_two_step: { steps: proof, ending: 'open-set', leadsTo: 'type_set' },
  modify_two_step: { steps: proof, ending: 'open-modify', leadsTo: 'type_modify' },
  close_two_step: { steps: proof, ending: 'turn-off' },
  force_set_two_step: { steps: whole, ending: 'log-in' },
  type_set: { steps: whole, ending: 'say-enabled' },
  type_modify: { steps: whole, ending: 'say-modified' },
} as const

export type TwoStepFlowId = keyof typeof twoStepFlows
/** The flows that start on a logged-in user's page. */
export type MemberTwoStepFlowId = Exclude<TwoStepFlowId, 'force_set_two_step'>
export type TwoStepStepId = (typeof twoStepFlows)[TwoStepFlowId]['steps'][number]['id']
export type TwoStepEnding = (typeof twoStepFlows)[TwoStepFlowId]['ending']

type Flow = {
  steps: readonly (StepRow & { id: TwoStepStepId })[]
  ending: TwoStepEnding
  leadsTo?: TwoStepFlowId
}

const flows: Record<TwoStepFlowId, Flow> = twoStepFlows

/** Looks up a flow. */
export const twoStepFlow = (flow: TwoStepFlowId): Flow => flows[flow]

/** The steps of a flow in order, as far as the facts decide them. */
export function planSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  return flows[flow].steps.flatMap(({ id, when }) => (when && !conditions[when](facts) ? [] : id))
}

/**
 * The steps as the user sees them. A flow that continues in another one shows the steps of that one, where verifying the
 * identity then appears as a first, completed step.
 */
export function showSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  const isContinued = Object.values(flows).some(({ leadsTo }) => leadsTo === flow)
  const plan = planSteps(flows[flow].leadsTo ?? flow, facts)
  return isContinued && facts.isVerified ? ['verify-identity', ...plan] : plan
}

/** The first step not yet done; `undefined` at the end of the flow. */
export function nextStep(
  flow: TwoStepFlowId,
  facts: TwoStepFacts,
  history: readonly TwoStepStepId[],
): TwoStepStepId | undefined {
  return planSteps(flow, facts).find((id) => !history.includes(id))
}

/** Whether the user can go back to a step. */
export function canReturnTo(flow: TwoStepFlowId, id: TwoStepStepId): boolean {
  return flows[flow].steps.some((row) => row.id === id && !row.isFinal)
}

/** Whether a flow includes choosing a method. */
export function choosesMethod(flow: TwoStepFlowId): boolean {
  return flows[flow].steps.some(({ id }) => id === 'choose-method')
}
