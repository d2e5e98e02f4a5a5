import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ForgotPasswordPage } from '../../src/pages/forgot-password.tsx'
import { arouseSuspicion, stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fieldOf, fillIn, press, stageOf } from './page-driver.ts'
import { fillPassword, findTitle, mobile, nameAccount, newPassword, proveMobile } from './recovery-driver.ts'

const path = '/forgot-password'
const email = 'mei.lin@example.com'

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: ForgotPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    const login = fieldOf(context, t('login.login.label'))
    await expect(login).toHaveAttribute('autocomplete', 'username')
    const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'))
    await expect(context.canvas.getByRole('link', { name: t('login.submit') })).toHaveAttribute('href', 'login')
  },
})

export const Filled = meta.story({
  name: 'Filled in from the address',
  parameters: { page: { path: `${path}?login=${email}` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await waitFor(() => expect(fieldOf(context, t('login.login.label'))).toHaveValue(email))
    const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/password/confirm_account', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, email)
    const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Unreadable = meta.story({
  name: 'Neither phone nor email',
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, 'mei.lin')
    const login = fieldOf(context, t('login.login.label'))
    await waitFor(() => expect(login).toBeInvalid())
    await expect(login).toHaveValue('mei.lin')
    await expect(login).toHaveFocus()
  },
})

export const NoWay = meta.story({
  name: 'No way back by this one',
  parameters: {
    page: { path, faults: [{ path: '/password/confirm_account', body: '{"success":true,"methods":["email"]}' }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, mobile)
    const login = fieldOf(context, t('login.login.label'))
    await waitFor(() => expect(login).toHaveAccessibleDescription(t('forgot-password.no-way')))
  },
})

export const CodeStep = meta.story({
  name: 'By phone: the code',
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, mobile)
    await findTitle(context, t('forgot-password.code.heading'))
    await expect(fieldOf(context, t('sms-code.label'))).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(context.canvas.getByText(/138\*{4}8000/)).toBeVisible()
  },
})

// WID-06
export const CodeSent = meta.story({
  name: 'By phone: the code is on its way',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, mobile)
    await press(context, t('sms-code.send'))
    await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    await waitFor(() => expect(fieldOf(context, t('sms-code.label'))).toHaveFocus())
  },
})

export const WrongCode = meta.story({
  name: 'By phone: a wrong code',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, mobile)
    await press(context, t('sms-code.send'))
    await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    const wrong = stageOf(context).service.outbox.at(-1)?.code === '1111' ? '2222' : '1111'
    const code = fieldOf(context, t('sms-code.label'))
    await context.userEvent.type(code, wrong)
    await waitFor(() => expect(code).toBeInvalid())
    await expect(code).toHaveValue('')
    await expect(code).toHaveFocus()
  },
})

// SCR-05
export const International = meta.story({
  name: 'By a phone of another country',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, '+12025550143')
    await findTitle(context, t('forgot-password.code.heading'))
    await press(context, t('sms-code.send'))
    await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    const { outbox } = stageOf(context).service
    await context.userEvent.type(fieldOf(context, t('sms-code.label')), String(outbox.at(-1)?.code))
    await findTitle(context, t('choose-password.heading'))
    await expect(callsTo(context, '/password/forgot_for_international')).toHaveLength(1)
  },
})

// WID-16, ERR-15
export const Slider = meta.story({
  name: 'By phone: the slider asked for at the code',
  parameters: { page: { path, settings: { sliding_captcha_enabled: true } } },
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await arouseSuspicion(context)
    await nameAccount(context, mobile)
    await press(context, t('sms-code.send'))
    await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
  },
})

// SCR-05, VAL-10
export const Mailed = meta.story({
  name: 'By email: the mail is on its way',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, email)
    await findTitle(context, t('forgot-password.mail.heading'))
    await expect(context.canvas.getByText(/me\*{4}in@example\.com/)).toBeVisible()
    const again = context.canvas.getByRole('button', { name: t('forgot-password.mail.wait', { seconds: 60 }) })
    await expect(again).toHaveAttribute('aria-disabled', 'true')
  },
})

export const MailedAgain = meta.story({
  name: 'By email: sent again, once the minute is over',
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await nameAccount(context, email)
    await findTitle(context, t('forgot-password.mail.heading'))
    time.pass(60_000)
    await press(context, t('forgot-password.mail.again'))
    await context.canvas.findByText(t('forgot-password.mail.sent-again'))
    await expect(callsTo(context, '/password/forgot')).toHaveLength(2)
    await expect(
      context.canvas.getByRole('button', { name: t('forgot-password.mail.wait', { seconds: 60 }) }),
    ).toBeVisible()
  },
})

export const Previous = meta.story({
  name: 'Back to another phone or email: what was typed is there',
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, mobile)
    await press(context, t('forgot-password.other'))
    await findTitle(context, t('forgot-password.heading'))
    await expect(fieldOf(context, t('login.login.label'))).toHaveValue(mobile)
  },
})

// IN-2
export const NewPassword = meta.story({
  name: 'A new password',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await findTitle(context, t('choose-password.heading'))
    const field = fieldOf(context, t('choose-password.label'))
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    // The account stands by, for the password manager (IN-2).
    await expect(field.closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(mobile)
  },
})

export const SamePassword = meta.story({
  name: 'A new password that is the old one',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await fillPassword(context, t('choose-password.label'), 'Portico2026')
    await press(context, t('choose-password.submit'))
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(fieldOf(context, t('choose-password.label'))).toHaveFocus()
  },
})

// SCR-05
export const Done = meta.story({
  name: 'The new password is set',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await fillPassword(context, t('choose-password.label'))
    await press(context, t('choose-password.submit'))
    await findTitle(context, t('choose-password.done.heading'))
    await expect(stageOf(context).service.peek.account(mobile)?.password).toBe(newPassword)
  },
})

export const Expired = meta.story({
  name: 'The proof of the phone is over',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await fillPassword(context, t('choose-password.label'))
    stageOf(context).service.clock.advance(11 * 60_000)
    await press(context, t('choose-password.submit'))
    await findTitle(context, t('forgot-password.expired.heading'))
    await expect(context.canvas.getByRole('button', { name: t('forgot-password.expired.action') })).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillIn(context, { [t('login.login.label')]: mobile })
    await expect(await context.canvas.findByRole('button', { name: /\+86/ })).toBeVisible()
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client: a new password',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await fillPassword(context, t('choose-password.label'))
    await expect(callsTo(context, '/password/confirm_forgot')).toHaveLength(1)
  },
})

export const InApp = meta.story({
  name: 'In the mobile app: the code',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, mobile)
    await findTitle(context, t('forgot-password.code.heading'))
  },
})
