import type { TwoStepFlowId, TwoStepStepId } from '../../src/flows/two-step/two-step.steps.ts'

/** Where the stories of a flow stand. */
const storyFiles = {
  members: {
    file: 'stories/pages/security-two-step.stories.tsx',
    id: 'pages-account-security-two-step-verification',
  },
  setUp: { file: 'stories/pages/two-step-setup.stories.tsx', id: 'pages-two-step-set-up' },
} as const

type Stories = Record<TwoStepStepId, string>

const memberStories: Stories = {
  'set-password': 'SetPasswordFirst',
  'verify-identity': 'Identity',
  'choose-method': 'Choose',
  sms: 'Sms',
  wechat: 'Wechat',
  'download-app': 'Download',
  google: 'Authenticator',
}

const setUpStories: Stories = {
  'set-password': 'SetPassword',
  'verify-identity': 'VerifyIdentity',
  'choose-method': 'Default',
  sms: 'Sms',
  wechat: 'Wechat',
  'download-app': 'Download',
  google: 'Google',
}

/** The story that shows a step: its file, its export, its id in Storybook. */
export function storyOf(flow: TwoStepFlowId, step: TwoStepStepId): { file: string; name: string; id: string } {
  const isSetUp = flow === 'force_set_two_step'
  const { file, id } = isSetUp ? storyFiles.setUp : storyFiles.members
  const name = (isSetUp ? setUpStories : memberStories)[step]
  const kebab = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return { file, name, id: `${id}--${kebab}` }
}
