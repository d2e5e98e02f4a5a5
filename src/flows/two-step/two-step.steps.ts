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

/** Until one is chosen, the way shows as the recommended method has it. */
const methodOf = ({ method, methods }: TwoStepFacts) => method ?? methods[0]

/** When the way leads through a step, by the words that the flow map says it in (TWO-13). */
const conditions = {
  'no password yet': ({ hasPassword }: TwoStepFacts) => !hasPassword,
  'not proved yet': ({ isVerified }: TwoStepFacts) => !isVerified,
  'by SMS': (facts: TwoStepFacts) => methodOf(facts) === 'sms',
  'by WeChat': (facts: TwoStepFacts) => methodOf(facts) === 'wechat',
  'by authenticator': (facts: TwoStepFacts) => methodOf(facts) === 'google',
}

type StepRow = {
  id: string
  /** Absent: always. */
  when?: keyof typeof conditions
  /** Once it is done it is done: no way leads back to it. */
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
 * The flows of two-step verification: their steps in order, and how they end. The first three only prove who somebody is; two
 * of them then lead on to the settings with `type=set` or `type=modify`, where the rest is done (TWO-09 to TWO-12).
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
/** The flows that begin on a member's page. */
export type MemberTwoStepFlowId = Exclude<TwoStepFlowId, 'force_set_two_step'>
export type TwoStepStepId = (typeof twoStepFlows)[TwoStepFlowId]['steps'][number]['id']
export type TwoStepEnding = (typeof twoStepFlows)[TwoStepFlowId]['ending']

type Flow = {
  steps: readonly (StepRow & { id: TwoStepStepId })[]
  ending: TwoStepEnding
  leadsTo?: TwoStepFlowId
}

const flows: Record<TwoStepFlowId, Flow> = twoStepFlows

/** A flow as data. */
export const twoStepFlow = (flow: TwoStepFlowId): Flow => flows[flow]

/** The steps of a flow as far as they are known, in order. */
export function planSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  return flows[flow].steps.flatMap(({ id, when }) => (when && !conditions[when](facts) ? [] : id))
}

/**
 * The steps as a person sees them: a flow that leads on shows what comes there, and where that goes on, the identity that was
 * proved before is the first step, done.
 */
export function showSteps(flow: TwoStepFlowId, facts: TwoStepFacts): TwoStepStepId[] {
  const isContinued = Object.values(flows).some(({ leadsTo }) => leadsTo === flow)
  const plan = planSteps(flows[flow].leadsTo ?? flow, facts)
  return isContinued && facts.isVerified ? ['verify-identity', ...plan] : plan
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
  return flows[flow].steps.some((row) => row.id === id && !row.isFinal)
}

/** Whether a flow offers a choice of methods at all. */
export function choosesMethod(flow: TwoStepFlowId): boolean {
  return flows[flow].steps.some(({ id }) => id === 'choose-method')
}
