import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TwoStepLoginPage } from '../../src/pages/two-step-login.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, findAlert, sentCode, stageOf } from './page-driver.ts'
import { otherThan, persons, secondStep, totp, typeCode } from './two-step-driver.ts'

const path = '/two-step-login?redirect=/files'

const meta = preview.meta({
  title: 'Pages/Two-step login',
  component: TwoStepLoginPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: persons.google } },
})

// SCR-07, IN-2
export const Default = meta.story({
  name: 'Default: by authenticator',
  play: async (context) => {
    const { canvas } = context
    const parts = secondStep(context)
    await expect(await canvas.findByText(parts.t('two-step-login.intro.google'))).toBeVisible()
    const code = await parts.code()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(parts.submit()).toHaveAttribute('aria-disabled', 'true'))
    await expect(canvas.getByRole('link', { name: parts.t('two-step-login.other-account') })).toHaveAttribute(
      'href',
      'login?redirect=%2Ffiles',
    )
  },
})

export const Filled = meta.story({
  name: 'Filled but for a digit',
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, '48291')
    await waitFor(() => expect(parts.submit()).not.toHaveAttribute('aria-disabled'))
    await context.userEvent.click(parts.submit())
    await expect(await parts.code()).toHaveAccessibleDescription(parts.t('two-step-login.incomplete', { count: 6 }))
    await expect(callsTo(context, '/two_step_login')).toEqual([])
  },
})

export const Asking = meta.story({
  name: 'Before the server has said which way the code comes',
  parameters: {
    page: { path, enteredAs: persons.google, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] },
  },
  play: async (context) => {
    const parts = secondStep(context)
    await expect(await context.canvas.findByText(parts.t('two-step-login.intro'))).toBeVisible()
    await expect(await parts.code()).toBeEnabled()
  },
})

export const Submitting = meta.story({
  name: 'A whole code is sent by itself',
  parameters: { page: { path, enteredAs: persons.google, faults: [{ path: '/two_step_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, totp(context))
    await expect(await context.canvas.findByText(parts.t('blocker.label'))).toBeVisible()
    await expect(parts.submit()).toHaveAttribute('aria-busy', 'true')
  },
})

// SCR-07
export const LoggedIn = meta.story({
  name: 'Logged in, on the way to the files',
  play: async (context) => {
    await typeCode(context, totp(context))
    await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    await expect(callsTo(context, '/two_step_login')).toHaveLength(1)
  },
})

// IN-8
export const WrongCode = meta.story({
  name: 'A wrong code',
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, otherThan(totp(context)))
    const code = await parts.code()
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    await expect(code).toHaveValue('')
    await expect(code).toHaveFocus()
  },
})

// OC-8, API-08
export const ClockOff = meta.story({
  name: 'A wrong code, and the device’s clock is off',
  play: async (context) => {
    const parts = secondStep(context)
    const slowCode = totp(context)
    stageOf(context).service.clock.advance(3 * 60_000)
    await typeCode(context, slowCode)
    await expect(await context.canvas.findByText(parts.t('clock-skew.what-to-do'))).toBeVisible()
  },
})

export const TooManyWrong = meta.story({
  name: 'Too many wrong codes: the login has ended',
  play: async (context) => {
    const parts = secondStep(context)
    for (let tries = 1; tries <= 5; tries += 1) {
      await typeCode(context, otherThan(totp(context)))
      await waitFor(() => expect(callsTo(context, '/two_step_login')).toHaveLength(tries))
      if (tries < 5) await waitFor(async () => expect(await parts.code()).toHaveValue(''))
    }
    await waitFor(async () => expect(await parts.title(parts.t('two-step-login.over.heading'))).toHaveFocus())
    await expect(context.canvas.getByRole('link', { name: parts.t('two-step-login.begin-again') })).toHaveAttribute(
      'href',
      'login?redirect=%2Ffiles',
    )
  },
})

export const NobodyWaits = meta.story({
  name: 'Opened with no login that waits',
  parameters: { page: { path, enteredAs: '' } },
  play: async (context) => {
    const parts = secondStep(context)
    await expect(await parts.title(parts.t('two-step-login.no-login.heading'))).toBeVisible()
    await expect(stageOf(context).visits).toEqual([])
  },
})

export const BySms = meta.story({
  name: 'By SMS',
  parameters: { page: { path, enteredAs: persons.sms } },
  play: async (context) => {
    const parts = secondStep(context)
    await expect(await parts.send()).toBeVisible()
    await expect(context.canvas.getByText(parts.t('two-step-login.intro.sms', { phone: '139****9001' }))).toBeVisible()
    await expect(callsTo(context, '/security/send_two_step_code')).toEqual([])
  },
})

// TWO-15
export const SmsSent = meta.story({
  name: 'By SMS, sent',
  parameters: { page: { path, enteredAs: persons.sms } },
  play: async (context) => {
    const parts = secondStep(context)
    stopTime(context)
    await context.userEvent.click(await parts.send())
    await expect(
      await context.canvas.findByRole('button', { name: parts.t('sms-code.countdown', { seconds: 60 }) }),
    ).toBeVisible()
    await waitFor(async () => expect(await parts.smsCode()).toHaveFocus())
    await expect(callsTo(context, '/security/send_two_step_code').map(({ data }) => data)).not.toHaveProperty('0.phone')
  },
})

export const SmsIn = meta.story({
  name: 'By SMS, logged in',
  parameters: { page: { path, enteredAs: persons.sms }, chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.userEvent.click(await parts.send())
    await context.userEvent.type(await parts.smsCode(), await sentCode(context))
    await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
  },
})

// ERR-14
export const SmsPicture = meta.story({
  name: 'By SMS, the server asks for a picture first',
  parameters: {
    page: {
      path,
      enteredAs: persons.sms,
      faults: [{ path: '/security/send_two_step_code', error: 'picture-captcha-needed' }],
    },
  },
  play: async (context) => {
    const parts = secondStep(context)
    await context.userEvent.click(await parts.send())
    const picture = await context.canvas.findByRole('textbox', { name: parts.t('picture-captcha.label') })
    await waitFor(() => expect(picture).toHaveFocus())
  },
})

export const ByWechat = meta.story({
  name: 'By WeChat',
  parameters: { page: { path, enteredAs: persons.wechat } },
  play: async (context) => {
    const parts = secondStep(context)
    await expect(
      await context.canvas.findByRole('button', { name: parts.t('two-step-login.wechat.again') }),
    ).toBeVisible()
    await context.userEvent.type(await parts.code(), '48')
  },
})

export const WechatAgain = meta.story({
  name: 'By WeChat, the code once more',
  // The code names the address it is served from.
  parameters: { page: { path, enteredAs: persons.wechat }, chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = secondStep(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('two-step-login.wechat.again') }))
    await expect(await canvas.findByRole('img', { name: t('two-step-login.wechat.picture') })).toBeVisible()
  },
})

export const CouldNotAsk = meta.story({
  name: 'The server could not say which way the code comes',
  parameters: {
    page: { path, enteredAs: persons.google, faults: [{ path: '/security/get_two_step_method', error: 'status-502' }] },
  },
  play: async (context) => {
    const { canvas } = context
    const { t } = secondStep(context)
    await expect(await canvas.findByText(t('error.status-502.title'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

export const ServerError = meta.story({
  name: 'A server error: the code stays',
  parameters: { page: { path, enteredAs: persons.google, faults: [{ path: '/two_step_login', error: 'status-500' }] } },
  play: async (context) => {
    const parts = secondStep(context)
    const code = totp(context)
    await typeCode(context, code)
    await expect(await findAlert()).toHaveAccessibleName(parts.t('error.status-500.title'))
    await expect(context.canvasElement.querySelector('input')).toHaveValue(code)
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: persons.sms, isMobile: true } },
  play: async (context) => {
    const parts = secondStep(context)
    await expect(await parts.send()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

// LOG-01
export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs: persons.google, client: 'sync' } },
  play: async (context) => {
    await typeCode(context, totp(context))
    await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    await expect(stageOf(context).visits).toEqual([])
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: persons.wechat, client: 'app' } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.canvas.findByRole('button', { name: parts.t('two-step-login.wechat.again') })
    await context.userEvent.type(await parts.code(), await sentCode(context))
    await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
  },
})
