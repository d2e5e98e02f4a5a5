import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'
import * as page from './page-driver.ts'
import { inTurn, press, sees, step, type } from './play-driver.ts'
import { showKey, toGoogle } from './two-step-driver.ts'

const meta = preview.meta({
  id: 'pages-two-step-set-up-told',
  title: 'Pages/Two-step set-up/More states',
  component: TwoStepSetupPage,
  parameters: { page: { path: '/two-step-setup', enteredAs: people.forceTwoStep.email } },
})

const copyKey = (label: string) => step(label, showKey, press('two-step.google.copy'))

export const Copied = meta.story({
  name: 'The key is copied',
  beforeEach: () => replaceClipboard(() => Promise.resolve()),
  play: inTurn(toGoogle, copyKey('They copy the key'), sees(page.toasts('two-step.google.copied'))),
})

export const NotCopied = meta.story({
  name: 'The browser does not copy the key: how to do it by hand',
  tags: ['unpictured'],
  beforeEach: refuseToCopy,
  play: inTurn(
    toGoogle,
    copyKey('They copy the key, which the browser does not allow'),
    sees(page.toasts('two-step.google.copy-failed')),
  ),
})

export const HalfACode = meta.story({
  name: 'Half a code is submitted',
  play: inTurn(
    toGoogle,
    step('They submit half a code', type('two-step.google.code', '482{Enter}')),
    sees(page.described('two-step.google.code', ['two-step.code.incomplete', { count: 6 }])),
  ),
})
