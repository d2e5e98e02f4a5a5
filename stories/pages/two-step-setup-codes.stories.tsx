import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { twoStepSetupErrors } from '../errors/drivers/two-step-setup.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { findAlert } from './page-driver.ts'
import { setUp } from './two-step-driver.ts'

const meta = preview.meta({
  title: 'Pages/Two-step set-up/Error codes',
  component: TwoStepSetupPage,
  tags: ['page', '!autodocs'],
  parameters: codePage(twoStepSetupErrors, 'turn-on'),
})

export const NoPhone = meta.story({
  name: '1400002 · Not a phone',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, twoStepSetupErrors, 'send', {
      by: 'phoneWrong',
      words: ({ contacts }) => contacts.phone.wrong,
      of: twoStepSetupErrors.moments.send?.field,
    }),
})

// TWO-16
export const NotVerified = meta.story({
  name: '1900001 · The password has to be proved again',
  play: async (context) => {
    const { t, title } = setUp(context)
    await playCode(context, twoStepSetupErrors, 'turn-on', {
      by: 'notVerified',
      words: ({ security }) => security.notVerified,
    })
    await context.step('They close the message', async () => {
      await context.userEvent.click(within(await findAlert()).getByRole('button', { name: t('dialog.ok') }))
    })
    await context.step('What must be seen', async () => {
      await expect(await title(t('two-step.verify-identity.title'))).toBeVisible()
    })
  },
})

export const MethodUnavailable = meta.story({
  name: '1900002 · The method is not available',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, twoStepSetupErrors, 'turn-on', {
      by: 'methodUnavailable',
      words: ({ security }) => security.methodUnavailable,
    }),
})

// TWO-15
export const BadSignature = meta.story({
  name: 'bad_signature · A mistake of the page',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, twoStepSetupErrors, 'send', {
      by: 'badSignature',
      words: () => 'bad_signature: the MD5 is not that of this call',
    }),
})
