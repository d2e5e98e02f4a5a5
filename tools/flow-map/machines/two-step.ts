import { mapValues } from 'es-toolkit/object/mapValues'
import { type TwoStepMethod, twoStepMethods } from '../../../src/api/shapes/two-step.ts'
import {
  initialTwoStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../../src/flows/account/two-step/two-step.machine.ts'
import {
  type TwoStepEnding,
  type TwoStepFacts,
  type TwoStepFlowId,
  type TwoStepStepId,
  twoStepFlow,
  twoStepFlows,
} from '../../../src/flows/account/two-step/two-step.steps.ts'
import { type Flow, toFlow } from '../flow.ts'
import { bare, by, failure, type Machine, type Move, none, type Shown, type StateRow } from '../machine.ts'

const flowWords: Record<TwoStepFlowId, { title: string; about: string }> = {
  set_two_step: {
    title: 'Two-step: turn it on',
    about: 'A member turns it on, from the overview or its section (TWO-09).',
  },
  modify_two_step: { title: 'Two-step: another method', about: 'A member changes the method (TWO-10).' },
  close_two_step: {
    title: 'Two-step: turn it off',
    about: 'A member turns it off (TWO-11). Not offered if the enterprise requires it.',
  },
  force_set_two_step: {
    title: 'Two-step: set it up before a login',
    about: 'A login requires the set-up before it continues (TWO-12), at `/two-step-setup`.',
  },
  type_set: {
    title: 'Two-step: set it up',
    about: 'The settings with `type=set`: `/security/two-step?type=set` (SCR-16).',
  },
  type_modify: {
    title: 'Two-step: change the method',
    about: 'The settings with `type=modify`: `/security/two-step?type=modify` (SCR-16).',
  },
}

/** The phases outside the wizard, and the wizard's steps. */
type TwoStepName = Exclude<TwoStepState['phase'], 'walking'> | TwoStepStepId
type Stories = Record<Exclude<TwoStepName, 'done'>, Shown>

/** In the order in which users meet them. */
const words: Record<Exclude<TwoStepName, 'done'>, string> = {
  loading: 'Loading the requirements',
  failed: 'Loading failed',
  'no-login': 'No login was started',
  'no-method': 'No method is available',
  'set-password': 'Set a login password',
  'verify-identity': 'Verify identity',
  'choose-method': 'Choose verification method',
  sms: 'Verify a phone',
  wechat: 'Connect WeChat',
  'download-app': 'Get the authenticator',
  google: 'Set up the authenticator',
}

const member = (story: string) => by('pages-account-security-two-step-verification', story)
const beforeLogin = (story: string) => by('pages-two-step-set-up', story)

const memberStories: Stories = {
  loading: none('Nothing opens before the server has answered; until then the pressed button is busy.'),
  failed: member('NotAsked'),
  'no-login': none('A member’s page redirects to the login if not logged in.'),
  'no-method': member('NoMethodOnOffer'),
  'set-password': member('SetPasswordFirst'),
  'verify-identity': member('Identity'),
  'choose-method': member('Choose'),
  sms: member('Sms'),
  // In the dialog these look as they do before a login.
  wechat: beforeLogin('Wechat'),
  'download-app': beforeLogin('Download'),
  google: beforeLogin('Google'),
}

const setUpStories: Stories = {
  loading: beforeLogin('Asking'),
  failed: beforeLogin('Failed'),
  'no-login': beforeLogin('NobodyThere'),
  'no-method': beforeLogin('NoMethod'),
  'set-password': beforeLogin('SetPassword'),
  'verify-identity': beforeLogin('VerifyIdentity'),
  'choose-method': beforeLogin('Default'),
  sms: beforeLogin('Sms'),
  wechat: beforeLogin('Wechat'),
  'download-app': beforeLogin('Download'),
  google: beforeLogin('Google'),
}

const endings: Record<TwoStepEnding, StateRow> = {
  'open-set': { words: 'Go to the settings with type=set', shown: member('IdentityProved') },
  'open-modify': { words: 'Go to the settings with type=modify', shown: member('Modify') },
  'turn-off': { words: 'Confirm, turn it off, show that it is off', shown: member('Closing') },
  'log-in': { words: 'Show that it is enabled, log in', shown: beforeLogin('Done') },
  'say-enabled': { words: 'Show that it is enabled, return to the section', shown: member('Enabled') },
  'say-modified': { words: 'Show that it is modified, return to the section', shown: member('Modified') },
}

/** The states of a flow, in the order of its steps. */
function statesOf(flow: TwoStepFlowId): Record<TwoStepName, StateRow> {
  const { ending } = twoStepFlow(flow)
  const stories = ending === 'log-in' ? setUpStories : memberStories
  return { ...mapValues(words, (text, name) => ({ words: text, shown: stories[name] })), done: endings[ending] }
}

/** Every list of methods that a server can offer, in every order. */
const offers: (readonly TwoStepMethod[])[] = [
  [],
  ...twoStepMethods.flatMap((first) => {
    const others = twoStepMethods.filter((method) => method !== first)
    return [[first], ...others.map((second) => [first, second]), [first, ...others], [first, ...others.toReversed()]]
  }),
]

/** Every combination of account facts that the steps depend on. */
const allFacts: readonly TwoStepFacts[] = [true, false].flatMap((hasPassword) =>
  [true, false].flatMap((isVerified) => offers.map((methods) => ({ hasPassword, isVerified, methods }))),
)

const conditionOf = (flow: TwoStepFlowId, state: TwoStepState) =>
  state.phase === 'walking' ? twoStepFlow(flow).steps.find(({ id }) => id === state.step)?.when : undefined

/** The condition of the step a transition leads to; omitted if the previous step has the same one. */
function labelOf({ from, to }: Move<TwoStepState, TwoStepEvent>, flow: TwoStepFlowId): string | undefined {
  if (to.phase === 'no-method') return 'no method available'
  const when = conditionOf(flow, to)
  return conditionOf(flow, from) === when ? undefined : when
}

/** One flow of the wizard, as defined by its table of steps. */
export const twoStepMachine = (flow: TwoStepFlowId): Machine<TwoStepState, TwoStepEvent, TwoStepName> => ({
  id: flow,
  ...flowWords[flow],
  source: 'src/flows/account/two-step/two-step.machine.ts',
  reducer: twoStepReducer,
  initial: initialTwoStep,
  nameOf: (state) => (state.phase === 'walking' ? state.step : state.phase),
  states: statesOf(flow),
  examples: {
    ...bare('retried', 'not-logged-in', 'went-back', 'proof-lapsed'),
    answered: allFacts.map((facts) => ({ type: 'answered', flow, facts })),
    unanswered: [{ type: 'unanswered', failure }],
    'went-on': [{ type: 'went-on' }, ...twoStepMethods.map((method) => ({ type: 'went-on', method }) as const)],
  },
  guards: {
    // Only the set-up before a login can find that no login was started.
    'not-logged-in': () => twoStepFlow(flow).ending === 'log-in',
    // The `choose-method` step passes one of the offered methods; no other step passes any.
    'went-on': (state, { method }) => {
      if (state.phase !== 'walking' || state.step !== 'choose-method') return method === undefined
      return method !== undefined && state.facts.methods.includes(method)
    },
    // Answers the set-up, which is sent by each method's last step.
    'proof-lapsed': (state) => state.phase === 'walking' && ['sms', 'wechat', 'google'].includes(state.step),
  },
  label: (move) => labelOf(move, flow),
})

export const twoStepFlowIds = Object.keys(twoStepFlows) as TwoStepFlowId[]

export const twoStep: readonly Flow[] = twoStepFlowIds.map((flow) =>
  toFlow('Two-step verification', twoStepMachine(flow)),
)
