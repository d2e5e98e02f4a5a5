import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'
import { fieldOf } from './page-driver.ts'
import { setUp } from './two-step-driver.ts'

const meta = preview.meta({
  id: 'pages-two-step-set-up-told',
  title: 'Pages/Two-step set-up/More states',
  component: TwoStepSetupPage,
  parameters: { page: { path: '/two-step-setup', enteredAs: people.forceTwoStep.email } },
})

export const Copied = meta.story({
  name: 'The key is copied',
  beforeEach: () => replaceClipboard(() => Promise.resolve()),
  play: async (context) => {
    const { t, ...parts } = setUp(context)
    await parts.toGoogle()
    await context.step('They copy the key', async () => {
      await parts.showKey()
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('two-step.google.copy') }))
    })
    await context.step('What must be seen', async () => {
      await expect((await screen.findAllByText(t('two-step.google.copied')))[0]).toBeVisible()
    })
  },
})

export const NotCopied = meta.story({
  name: 'The browser does not copy the key: how to do it by hand',
  tags: ['unpictured'],
  beforeEach: refuseToCopy,
  play: async (context) => {
    const { t, ...parts } = setUp(context)
    await parts.toGoogle()
    await context.step('They copy the key, which the browser does not allow', async () => {
      await parts.showKey()
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('two-step.google.copy') }))
    })
    await context.step('What must be seen', async () => {
      await expect((await screen.findAllByText(t('two-step.google.copy-failed')))[0]).toBeVisible()
    })
  },
})

export const HalfACode = meta.story({
  name: 'Half a code is submitted',
  play: async (context) => {
    const { t, ...parts } = setUp(context)
    await parts.toGoogle()
    await context.step('They submit half a code', async () => {
      await context.userEvent.type(fieldOf(context, t('two-step.google.code')), '482{Enter}')
    })
    await context.step('What must be seen', async () => {
      const words = t('two-step.code.incomplete', { count: 6 })
      await waitFor(() => expect(fieldOf(context, t('two-step.google.code'))).toHaveAccessibleDescription(words))
    })
  },
})
