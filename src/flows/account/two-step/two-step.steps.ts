import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'

/** The data that determines the steps. */
export type TwoStepAccount = {
  /** Whether the account had a password at the start of the flow (TWO-02). */
  hasPassword: boolean
  /** True only if the server explicitly reported that the user's identity is verified (ERR-12, RQ-10). */
  isVerified: boolean
  /** The recommended method comes first (TWO-03). */
  methods: readonly TwoStepMethod[]
  method?: TwoStepMethod
}

/** Returns the chosen method, or the recommended one until the user chooses. */
const getMethod = ({ method, methods }: TwoStepAccount) => method ?? methods[0]

/** When a step applies (TWO-13). The keys are shown as labels on the flow map. */
const conditions = {
  'no password yet': ({ hasPassword }: TwoStepAccount) => !hasPassword,
  'not verified yet': ({ isVerified }: TwoStepAccount) => !isVerified,
  'by SMS': (account: TwoStepAccount) => getMethod(account) === 'sms',
  'by WeChat': (account: TwoStepAccount) => getMethod(account) === 'wechat',
  'by authenticator': (account: TwoStepAccount) => getMethod(account) === 'google',
}

type StepRow = {
  id: string
  /** If omitted, the step always applies. */
  when?: keyof typeof conditions
  /** The user cannot return to this step. */
  isOneWay?: true
}

const verificationSteps = [
  { id: 'set-password', when: 'no password yet', isOneWay: true },
  { id: 'verify-identity', when: 'not verified yet', isOneWay: true },
] as const satisfies readonly StepRow[]

const setupSteps = [
  { id: 'choose-method' },
  { id: 'sms', when: 'by SMS' },
  { id: 'wechat', when: 'by WeChat' },
  { id: 'download-app', when: 'by authenticator' },
  { id: 'google', when: 'by authenticator' },
] as const satisfies readonly StepRow[]

const allSteps = [...verificationSteps, ...setupSteps] as const

/**
 * The flows with their steps and endings (TWO-09 to TWO-12). The first three have only verification steps. `leadsTo`
 * is the flow that follows on the settings page. It starts if the page's URL contains `type=set` or `type=modify`.
 */
export const twoStepFlows = {
  set_two_step: { steps: verificationSteps, ending: 'open-set', leadsTo: 'type_set' },
  modify_two_step: { steps: verificationSteps, ending: 'open-modify', leadsTo: 'type_modify' },
  close_two_step: { steps: verificationSteps, ending: 'turn-off' },
  force_set_two_step: { steps: allSteps, ending: 'log-in' },
  type_set: { steps: allSteps, ending: 'show-enabled' },
  type_modify: { steps: allSteps, ending: 'show-modified' },
} as const

export type TwoStepFlowId = keyof typeof twoStepFlows
/** Flows for logged-in users. */
export type LoggedInTwoStepFlowId = Exclude<TwoStepFlowId, 'force_set_two_step'>
export type TwoStepStepId = (typeof twoStepFlows)[TwoStepFlowId]['steps'][number]['id']
export type TwoStepEnding = (typeof twoStepFlows)[TwoStepFlowId]['ending']

type Flow = {
  steps: readonly (StepRow & { id: TwoStepStepId })[]
  ending: TwoStepEnding
  leadsTo?: TwoStepFlowId
}

const flows: Record<TwoStepFlowId, Flow> = twoStepFlows

export const getTwoStepFlow = (flow: TwoStepFlowId): Flow => flows[flow]

/** Returns the steps that apply, in order. */
export function planSteps(flow: TwoStepFlowId, account: TwoStepAccount): TwoStepStepId[] {
  return flows[flow].steps.flatMap(({ id, when }) => (when && !conditions[when](account) ? [] : id))
}

/**
 * Returns the steps to display. A flow with `leadsTo` shows the steps of the flow that it leads to. That flow shows
 * identity verification as a completed first step.
 */
export function getDisplayedSteps(flow: TwoStepFlowId, account: TwoStepAccount): TwoStepStepId[] {
  const isContinuation = Object.values(flows).some(({ leadsTo }) => leadsTo === flow)
  const plan = planSteps(flows[flow].leadsTo ?? flow, account)
  return isContinuation && account.isVerified ? ['verify-identity', ...plan] : plan
}

/** Returns the next step, or undefined at the end of the flow. */
export function findNextStep(
  flow: TwoStepFlowId,
  account: TwoStepAccount,
  history: readonly TwoStepStepId[],
): TwoStepStepId | undefined {
  return planSteps(flow, account).find((id) => !history.includes(id))
}

export function canReturnTo(flow: TwoStepFlowId, id: TwoStepStepId): boolean {
  return flows[flow].steps.some((row) => row.id === id && !row.isOneWay)
}

export function hasMethodChoice(flow: TwoStepFlowId): boolean {
  return flows[flow].steps.some(({ id }) => id === 'choose-method')
}
