import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'

/** The facts that determine the steps. */
export type TwoStepFacts = {
  /** At the start of the flow (TWO-02). */
  hasPassword: boolean
  /** Only if the server said so explicitly (ERR-12, RQ-10). */
  isVerified: boolean
  /** The recommended one first (TWO-03). */
  methods: readonly TwoStepMethod[]
  method?: TwoStepMethod
}

/** Before the user chooses, plan for the recommended one. */
const methodOf = ({ method, methods }: TwoStepFacts) => method ?? methods[0]

/** Keyed by the words that the flow map uses (TWO-13). */
const conditions = {
  'no password yet': ({ hasPassword }: TwoStepFacts) => !hasPassword,
  'not verified yet': ({ isVerified }: TwoStepFacts) => !isVerified,
  'by SMS': (facts: TwoStepFacts) => methodOf(facts) === 'sms',
  'by WeChat': (facts: TwoStepFacts) => methodOf(facts) === 'wechat',
  'by authenticator': (facts: TwoStepFacts) => methodOf(facts) === 'google',
}

type StepRow = {
  id: string
  /** Always applies if absent. */
  when?: keyof typeof conditions
  /** The user cannot go back to it. */
  isFinal?: true
}

const proof = [
  { id: 'set-password', when: 'no password yet', isFinal: true },
  { id: 'verify-identity', when: 'not verified yet', isFinal: true },
] as const satisfies readonly StepRow[]

const setUp = [
  { id: 'choose-method' },
  { id: 'sms', when: 'by SMS' },
  { id: 'wechat', when: 'by WeChat' },
  { id: 'download-app', when: 'by authenticator' },
  { id: 'google', when: 'by authenticator' },
] as const satisfies readonly StepRow[]

const allSteps = [...proof, ...setUp] as const

/**
 * The flows with their steps and endings. The first three only verify the identity; two of them continue on the settings
 * page with `type=set` or `type=modify` (TWO-09 to TWO-12).
 */
export const twoStepFlows = {
  set_two_step: { steps: proof, ending: 'open-set', leadsTo: 'type_set' },
  modify_two_step: { steps: proof, ending: 'open-modify', leadsTo: 'type_modify' },
  close_two_step: { steps: proof, ending: 'turn-off' },
  force_set_two_step: { steps: allSteps, ending: 'log-in' },
  type_set: { steps: allSteps, ending: 'say-enabled' },
  type_modify: { steps: allSteps, ending: 'say-modified' },
} as const

export type TwoStepFlowId = keyof typeof twoStepFlows
/** Flows for logged-in users. */
export type MemberTwoStepFlowId = Exclude<TwoStepFlowId, 'force_set_two_step'>
export type TwoStepStepId = (typeof twoStepFlows)[TwoStepFlowId]['steps'][number]['id']
export type TwoStepEnding = (typeof twoStepFlows)[TwoStepFlowId]['ending']

type Flow = {
  steps: readonly (StepRow & { id: TwoStepStepId })[]
  ending: TwoStepEnding
  leadsTo?: TwoStepFlowId
}

const flows: Record<TwoStepFlowId, Flow> = twoStepFlows

export const twoStepFlow = (flow: TwoStepFlowId): Flow => flows[flow]

/** The steps that apply, in order. */
export function planSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  return flows[flow].steps.flatMap(({ id, when }) => (when && !conditions[when](facts) ? [] : id))
}

/**
 * The steps as displayed. A flow that continues in another shows the other's steps, and the other shows a verified
 * identity as a completed first step.
 */
export function showSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  const isContinued = Object.values(flows).some(({ leadsTo }) => leadsTo === flow)
  const plan = planSteps(flows[flow].leadsTo ?? flow, facts)
  return isContinued && facts.isVerified ? ['verify-identity', ...plan] : plan
}

/** Undefined at the end of the flow. */
export function nextStep(
  flow: TwoStepFlowId,
  facts: TwoStepFacts,
  history: readonly TwoStepStepId[],
): TwoStepStepId | undefined {
  return planSteps(flow, facts).find((id) => !history.includes(id))
}

export function canReturnTo(flow: TwoStepFlowId, id: TwoStepStepId): boolean {
  return flows[flow].steps.some((row) => row.id === id && !row.isFinal)
}

export function choosesMethod(flow: TwoStepFlowId): boolean {
  return flows[flow].steps.some(({ id }) => id === 'choose-method')
}
