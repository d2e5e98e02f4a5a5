import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ActivationPage } from '../../src/pages/visitor/activation.tsx'
import { findTitle } from './activation-driver.ts'
import { fieldOf, fillIn, press } from './page-driver.ts'

const path = '/activation?token=demo-activation'

const meta = preview.meta({
  title: 'Pages/Activation/Phone',
  component: ActivationPage,
  parameters: { page: { path } },
})

export const NoCompany = meta.story({
  name: 'Where the server names no company',
  parameters: {
    page: { path, faults: [{ path: '/activation/confirm_account', body: '{"success":true,"phone_required":true}' }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByText(t('activation.phone.intro-any', { product: 'Portico' })),
      ).toBeVisible()
    })
  },
})

export const CountryNotFound = meta.story({
  name: 'No country is called that',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await step('An invited person searches for a country that does not exist', async () => {
      await findTitle(context, t('activation.phone.heading'))
      await userEvent.click(await canvas.findByRole('button', { name: /\+86/ }))
      await userEvent.type(await screen.findByLabelText(t('phone-field.search')), 'Atlantis')
    })
    await step('What must be seen', async () => {
      await expect(await screen.findByText(t('phone-field.nothing'))).toBeVisible()
    })
  },
})

export const NoPhoneAbroad = meta.story({
  name: 'No phone number of that country',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await step('An invited person chooses Singapore and types a single digit', async () => {
      await findTitle(context, t('activation.phone.heading'))
      await userEvent.click(await canvas.findByRole('button', { name: /\+86/ }))
      await userEvent.click(await screen.findByRole('option', { name: /\+65$/ }))
      await fillIn(context, { [t('phone-field.label')]: '9' })
      await press(context, t('sms-code.send'))
    })
    await step('What must be seen', async () => {
      await waitFor(() =>
        expect(fieldOf(context, t('phone-field.label'))).toHaveAccessibleDescription(t('phone-field.invalid')),
      )
    })
  },
})
