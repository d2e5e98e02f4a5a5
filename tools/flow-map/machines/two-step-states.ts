import type { TwoStepState } from '../../../src/flows/account/two-step/two-step.machine.ts'
import {
  type TwoStepEnding,
  type TwoStepFlowId,
  type TwoStepStepId,
  twoStepFlow,
} from '../../../src/flows/account/two-step/two-step.steps.ts'
import { by, none, type Shown, type StateRow } from '../machine.ts'

export const flowWords: Record<TwoStepFlowId, { title: string; about: string }> = {
  set_two_step: {
    title: 'Two-step: turn it on',
    about: 'A member turns it on, from the overview or its section (TWO-09).',
  },
  modify_two_step: { title: 'Two-step: another method', about: 'A member wants another method (TWO-10).' },
  close_two_step: {
    title: 'Two-step: turn it off',
    about: 'A member turns it off (TWO-11). Where the enterprise requires it, this is not offered.',
  },
  force_set_two_step: {
    title: 'Two-step: set it up before a login',
    about: 'A login asks for the set-up before it goes on (TWO-12), at `/two-step-setup`.',
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

const stepWords: Record<TwoStepStepId, string> = {
  'set-password': 'Set a login password',
  'verify-identity': 'Verify identity',
  'choose-method': 'Choose verification method',
  sms: 'Verify a phone',
  wechat: 'Connect WeChat',
  'download-app': 'Get the authenticator',
  google: 'Set up the authenticator',
}

/** The phases outside the wizard, and the wizard's steps. */
export type TwoStepName = Exclude<TwoStepState['phase'], 'walking'> | TwoStepStepId
type Stories = Record<Exclude<TwoStepName, 'done'>, Shown>

const member = (story: string) => by('pages-account-security-two-step-verification', story)
const beforeLogin = (story: string) => by('pages-two-step-set-up', story)

const memberStories: Stories = {
  asking: none('Nothing opens before the server has answered; until then the button that was pressed is busy.'),
  failed: member('NotAsked'),
  'no-login': none('A member’s page leads whoever is not logged in to the login.'),
  'no-method': member('NoMethodOnOffer'),
  'set-password': member('SetPasswordFirst'),
  'verify-identity': member('Identity'),
  'choose-method': member('Choose'),
  sms: member('Sms'),
  wechat: member('Wechat'),
  'download-app': member('Download'),
  google: member('Authenticator'),
}

const setUpStories: Stories = {
  asking: beforeLogin('Asking'),
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
  'turn-off': { words: 'Ask once more, turn it off, say that it is closed', shown: member('Closing') },
  'log-in': { words: 'Say that it is enabled, log in', shown: beforeLogin('Done') },
  'say-enabled': { words: 'Say that it is enabled, back to the section', shown: member('Enabled') },
  'say-modified': { words: 'Say that it is modified, back to the section', shown: member('Modified') },
}

/** The states of a flow, in the order of its steps. */
export function statesOf(flow: TwoStepFlowId): Record<TwoStepName, StateRow> {
  const { ending } = twoStepFlow(flow)
  const stories = ending === 'log-in' ? setUpStories : memberStories
  const step = (id: TwoStepStepId) => ({ words: stepWords[id], shown: stories[id] })
  return {
    asking: { words: 'Asking what it takes', shown: stories.asking },
    failed: { words: 'Could not be asked', shown: stories.failed },
    'no-login': { words: 'No login was started', shown: stories['no-login'] },
    'no-method': { words: 'No method is on offer', shown: stories['no-method'] },
    'set-password': step('set-password'),
    'verify-identity': step('verify-identity'),
    'choose-method': step('choose-method'),
    sms: step('sms'),
    wechat: step('wechat'),
    'download-app': step('download-app'),
    google: step('google'),
    done: endings[ending],
  }
}
