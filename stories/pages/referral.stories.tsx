import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ReferralPage } from '../../src/pages/referral.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fieldOf, press, stageOf } from './page-driver.ts'
import { apply, arouseSuspicion, askForCode, fillApplication, partner } from './referral-driver.ts'

const path = '/referral'

const meta = preview.meta({
  title: 'Pages/Referral',
  component: ReferralPage,
  tags: ['page'],
  parameters: { page: { path } },
})

// IN-2
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('referral.heading'))
    await expect(fieldOf(context, t('referral.company.label'))).toHaveAttribute('autocomplete', 'organization')
    await expect(await context.canvas.findByRole('button', { name: t('sms-code.send') })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('referral.submit') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    stopTime(context)
    await fillApplication(context)
    const submit = context.canvas.getByRole('button', { name: textsOf(context).t('referral.submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/become_referral', delay_ms: 60_000 }] } },
  play: async (context) => {
    stopTime(context)
    await apply(context)
    await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeVisible()
  },
})

// SCR-17
export const Done = meta.story({
  name: 'Sent: what comes next',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await apply(context)
    const title = await context.canvas.findByRole('heading', { level: 1, name: t('referral.done.heading') })
    await waitFor(() => expect(title).toHaveFocus())
    const { phone, email } = partner
    await expect(context.canvas.getByText(t('referral.done.intro', { phone, email }))).toBeVisible()
    await expect(callsTo(context, '/become_referral')).toHaveLength(1)
  },
})

export const AppliedAlready = meta.story({
  name: '1700001 · The phone has applied already',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    stageOf(context).service.faults.add({
      path: '/become_referral',
      error: [{ field: 'phone', error_code: 1700001, error_msg: t('phone-field.invalid') }],
    })
    await apply(context)
    const field = fieldOf(context, t('phone-field.label'))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveFocus()
    await expect(fieldOf(context, t('sms-code.label'))).not.toHaveValue('')
  },
})

// VAL-01, IN-8
export const EmailWrong = meta.story({
  name: 'An email that is none',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await apply(context, { ...partner, email: 'ana.costa' })
    const field = fieldOf(context, t('referral.email.label'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(t('referral.email.wrong'))
    await expect(callsTo(context, '/become_referral')).toEqual([])
  },
})

// WID-04, ERR-14
export const PictureForCode = meta.story({
  name: 'Picture captcha asked for by the code',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    stopTime(context)
    await arouseSuspicion(context, ['13700137001', '13700137002'])
    await askForCode(context)
    const box = await canvas.findByRole('textbox', { name: t('picture-captcha.label') })
    await waitFor(() => expect(box).toHaveFocus())
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    await userEvent.type(box, `${peek.captcha()}{Enter}`)
    await expect(await canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })).toBeVisible()
    await expect(box).not.toBeInTheDocument()
  },
})

export const PictureForApplication = meta.story({
  name: 'Picture captcha asked for by the application: the same box',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    stopTime(context)
    await fillApplication(context)
    await arouseSuspicion(context, ['13700137001'])
    await press(context, t('referral.submit'))
    const box = await canvas.findByRole('textbox', { name: t('picture-captcha.label') })
    await waitFor(() => expect(box).toHaveFocus())
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    await userEvent.type(box, `${peek.captcha()}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: t('referral.done.heading') })).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await context.canvas.findByRole('button', { name: t('sms-code.send') })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('referral.submit') })).toBeInTheDocument()
  },
})

export const DoneOnPhone = meta.story({
  name: 'Sent, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    stopTime(context)
    await apply(context)
    await expect(await context.canvas.findByText(new RegExp(partner.phone))).toBeVisible()
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    stopTime(context)
    await fillApplication(context)
    await expect(stageOf(context).handedOver).toEqual([])
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    stopTime(context)
    await apply(context)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await context.canvas.findByText(new RegExp(partner.email))).toBeVisible()
  },
})
