import { mapValues } from 'es-toolkit/object/mapValues'
import { type TwoStepMethod, twoStepMethods } from '../../../src/api/shapes/two-step.ts'
import {
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../../src/flows/account/two-step/two-step.machine.ts'
import {
  getTwoStepFlow,
  type TwoStepAccount,
  type TwoStepEnding,
  type TwoStepFlowId,
  type TwoStepStepId,
  twoStepFlows,
} from '../../../src/flows/account/two-step/two-step.steps.ts'
import { type Flow, toFlow } from '../flow.ts'
import { eventsWithoutPayload, failure, type Machine, type StateRow, storyAt, type Transition } from '../machine.ts'

const flowContent: Record<TwoStepFlowId, { title: string; about: string }> = {
  set_two_step: {
    title: 'Identity check before setting up two-step verification',
    about: 'The user’s identity is verified before the two-step settings open with `type=set` (TWO-09).',
  },
  modify_two_step: {
    title: 'Identity check before changing the two-step method',
    about: 'The user’s identity is verified before the two-step settings open with `type=modify` (TWO-10).',
  },
  close_two_step: {
    title: 'Turning off two-step verification',
    about: 'A logged-in user turns off two-step verification, unless the enterprise requires it (TWO-11).',
  },
  force_set_two_step: {
    title: 'Setting up two-step verification during login',
    about: 'The user must set up two-step verification at `/two-step-setup` before the login can continue (TWO-12).',
  },
  type_set: {
    title: 'Setting up two-step verification',
    about: 'A logged-in user sets up two-step verification at `/security/two-step?type=set` (SCR-16).',
  },
  type_modify: {
    title: 'Changing the two-step method',
    about: 'A logged-in user changes the method at `/security/two-step?type=modify` (SCR-16).',
  },
}

/** The phases outside the wizard, and the wizard's steps. */
type TwoStepName = Exclude<TwoStepState['phase'], 'in-progress'> | TwoStepStepId
type SharedName = Exclude<TwoStepName, 'done'>

/**
 * A state's label, the story that shows it during a login, and the story that shows it to a logged-in user, or the
 * reason why there is none. If `memberStory` is omitted, `visitorStory` is used for both.
 */
type SharedRow = readonly [label: string, visitorStory: string, memberStory?: string | { none: string }]

/** All states except `done`, in the order in which users reach them. */
const sharedRows: Record<SharedName, SharedRow> = {
  loading: [
    'Loading the requirements',
    'Loading',
    { none: 'Nothing opens until the server responds. Until then, the button shows as busy.' },
  ],
  failed: ['Loading failed', 'Failed', 'TurningOnFailed'],
  'not-logged-in': [
    'No login in progress',
    'NoLoginInProgress',
    { none: 'If nobody is logged in, the settings page redirects to the login page.' },
  ],
  'no-method': ['No method is available', 'NoMethod', 'NoMethodAvailable'],
  'set-password': ['Set a login password', 'SetPassword', 'SetPasswordFirst'],
  'verify-identity': ['Verify identity', 'VerifyIdentity', 'Identity'],
  'choose-method': ['Choose verification method', 'Default', 'ChooseMethod'],
  sms: ['Verify a phone number', 'Sms', 'Sms'],
  wechat: ['Connect WeChat', 'Wechat'],
  'download-app': ['Get Google Authenticator', 'Download'],
  google: ['Set up the authenticator app', 'Google'],
}

const memberStoryAt = (story: string) => storyAt('pages-account-security-two-step-verification', story)
const visitorStoryAt = (story: string) => storyAt('pages-two-step-set-up', story)

const endings: Record<TwoStepEnding, StateRow> = {
  'open-set': { label: 'Go to the settings with type=set', story: memberStoryAt('ChooseMethod') },
  'open-modify': { label: 'Go to the settings with type=modify', story: memberStoryAt('Modify') },
  'turn-off': { label: 'Confirm, turn it off, show that it is off', story: memberStoryAt('ConfirmTurningOff') },
  'log-in': { label: 'Show that it is enabled, log in', story: visitorStoryAt('Done') },
  'show-enabled': { label: 'Show that it is enabled, return to the section', story: memberStoryAt('Enabled') },
  'show-modified': { label: 'Show that it was changed, return to the section', story: memberStoryAt('Modified') },
}

/** Returns the states of a flow, in the order in which users reach them. */
function createStates(flow: TwoStepFlowId): Record<TwoStepName, StateRow> {
  const { ending } = getTwoStepFlow(flow)
  const rows = mapValues(sharedRows, ([label, visitorStory, memberStory]): StateRow => {
    if (memberStory === undefined || ending === 'log-in') return { label, story: visitorStoryAt(visitorStory) }
    return { label, story: typeof memberStory === 'string' ? memberStoryAt(memberStory) : memberStory }
  })
  return { ...rows, done: endings[ending] }
}

/** Every set of methods that the server can offer, in every order. */
const offeredMethodLists: (readonly TwoStepMethod[])[] = [
  [],
  ...twoStepMethods.flatMap((firstMethod) => {
    const otherMethods = twoStepMethods.filter((method) => method !== firstMethod)
    return [
      [firstMethod],
      ...otherMethods.map((secondMethod) => [firstMethod, secondMethod]),
      [firstMethod, ...otherMethods],
      [firstMethod, ...otherMethods.toReversed()],
    ]
  }),
]

/** Every combination of the account details that the steps depend on. */
const allAccounts: readonly TwoStepAccount[] = [true, false].flatMap((hasPassword) =>
  [true, false].flatMap((isVerified) => offeredMethodLists.map((methods) => ({ hasPassword, isVerified, methods }))),
)

const findCondition = (flow: TwoStepFlowId, state: TwoStepState) =>
  state.phase === 'in-progress' ? getTwoStepFlow(flow).steps.find(({ id }) => id === state.step)?.when : undefined

/** Returns the condition of a transition's new step, unless the previous step has the same condition. */
function findLabel({ from, to }: Transition<TwoStepState, TwoStepEvent>, flow: TwoStepFlowId): string | undefined {
  if (to.phase === 'no-method') return 'no method available'
  const when = findCondition(flow, to)
  return findCondition(flow, from) === when ? undefined : when
}

export const twoStepMachine = (flow: TwoStepFlowId): Machine<TwoStepState, TwoStepEvent, TwoStepName> => ({
  id: flow,
  ...flowContent[flow],
  source: 'src/flows/account/two-step/two-step.machine.ts',
  reducer: twoStepReducer,
  initial: initialTwoStep,
  nameOf: (state) => (state.phase === 'in-progress' ? state.step : state.phase),
  states: createStates(flow),
  examples: {
    ...eventsWithoutPayload('retried', 'not-logged-in', 'back-pressed', 'verification-expired'),
    loaded: allAccounts.map((account) => ({ type: 'loaded', flow, account })),
    'load-failed': [{ type: 'load-failed', failure }],
    'step-completed': [
      { type: 'step-completed' },
      ...twoStepMethods.map((method) => ({ type: 'step-completed', method }) as const),
    ],
  },
  guards: {
    // Only setup during login requires a login in progress.
    'not-logged-in': () => getTwoStepFlow(flow).ending === 'log-in',
    // The `choose-method` step passes one of the offered methods. All other steps pass no method.
    'step-completed': (state, { method }) => {
      if (state.phase !== 'in-progress' || state.step !== 'choose-method') return method === undefined
      return method !== undefined && state.account.methods.includes(method)
    },
    // The server reports this in its response to the setup request, which is sent in the last step of each method.
    'verification-expired': (state) =>
      state.phase === 'in-progress' && ['sms', 'wechat', 'google'].includes(state.step),
  },
  label: (transition) => findLabel(transition, flow),
})

export const twoStepFlowIds = Object.keys(twoStepFlows) as TwoStepFlowId[]

export const twoStep: readonly Flow[] = twoStepFlowIds.map((flow) =>
  toFlow('Two-step verification', twoStepMachine(flow)),
)
