import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'
import * as page from './page-driver.ts'
import { expectResult, inSequence, press, step, type } from './play-driver.ts'
import { goToKey, showKey } from './two-step-driver.ts'

const meta = preview.meta({
  id: 'pages-two-step-set-up-states',
  title: 'Pages/Two-step set-up/More states',
  component: TwoStepSetupPage,
  parameters: { page: { path: '/two-step-setup', loggedInAs: people.forceTwoStep.email } },
})

const copyKey = (label: string) => step(label, showKey, press('two-step.google.copy'))

export const Copied = meta.story({
  name: 'Key copied',
  beforeEach: () => replaceClipboard(() => Promise.resolve()),
  play: inSequence(goToKey, copyKey('Copy the key'), expectResult(page.showsToast('two-step.google.copied'))),
})

export const NotCopied = meta.story({
  name: 'Browser refuses to copy: instructions to copy manually',
  tags: ['no-screenshot'],
  beforeEach: refuseToCopy,
  play: inSequence(
    goToKey,
    copyKey('Try to copy the key, but the browser refuses'),
    expectResult(page.showsToast('two-step.google.copy-failed')),
  ),
})

export const IncompleteCode = meta.story({
  name: 'Incomplete code',
  play: inSequence(
    goToKey,
    step('Submit an incomplete code', type('two-step.google.code', '482{Enter}')),
    expectResult(page.hasDescription('two-step.google.code', ['two-step.code.incomplete', { count: 6 }])),
  ),
})
