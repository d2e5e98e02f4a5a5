import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { recoveryWords } from '../../mocks/words/recovery-words.ts'
import { ForgotPasswordPage } from '../../src/pages/visitor/forgot-password.tsx'
import { arouseSuspicion, stopTime } from '../widgets/phone-code-form.tsx'
import { other } from './link-driver.ts'
import { callsTo, fieldOf, fillIn, findAlert, press, sentCode, stageOf } from './page-driver.ts'
import { fillPassword, findTitle, nameAccount, proveMobile } from './recovery-driver.ts'

const path = '/forgot-password'

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
    await context.step('What must be seen', async () => {
      await expect(login).toHaveAttribute('autocomplete', 'username')
      const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
      await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'))
      await expect(context.canvas.getByRole('link', { name: t('login.submit') })).toHaveAttribute('href', 'login')
    })
  },
})

export const Filled = meta.story({
  name: 'Filled in from the address',
  parameters: { page: { path: `${path}?login=${people.mei.email}` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('login.login.label'))).toHaveValue(people.mei.email))
      const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  tags: ['unpictured'],
  parameters: { page: { path, faults: [{ path: '/password/confirm_account', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server is slow to answer', () => nameAccount(context, people.mei.email))
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('forgot-password.submit') })
      await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'))
    })
  },
})

export const Unreadable = meta.story({
  name: '1200011 · Neither phone nor email',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, 'mei.lin')
    const login = fieldOf(context, t('login.login.label'))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(login).toBeInvalid())
      await expect(login).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(login).toHaveValue('mei.lin')
    })
  },
})

export const NoWay = meta.story({
  name: 'No way back by this one',
  parameters: {
    page: { path, faults: [{ path: '/password/confirm_account', body: '{"success":true,"methods":["email"]}' }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server has no method for this phone', () => nameAccount(context, people.mei.phone))
    await context.step('What must be seen', async () => {
      const login = fieldOf(context, t('login.login.label'))
      await waitFor(() => expect(login).toHaveAccessibleDescription(t('forgot-password.no-way')))
    })
  },
})

export const CodeStep = meta.story({
  name: 'By phone: the code',
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, people.mei.phone)
    await context.step('What must be seen', async () => {
      await findTitle(context, t('forgot-password.code.heading'))
      await expect(fieldOf(context, t('sms-code.label'))).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(context.canvas.getByText(/138\*{4}8000/)).toBeVisible()
    })
  },
})

// WID-06
export const CodeSent = meta.story({
  name: 'By phone: the code is on its way',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, people.mei.phone)
    await context.step('They ask for a code', async () => {
      await press(context, t('sms-code.send'))
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('sms-code.label'))).toHaveFocus())
    })
  },
})

export const WrongCode = meta.story({
  name: '1400001 · By phone: a wrong code',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, people.mei.phone)
    const code = () => fieldOf(context, t('sms-code.label'))
    await context.step('They ask for a code and type a wrong one', async () => {
      await press(context, t('sms-code.send'))
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      const wrong = stageOf(context).service.outbox.at(-1)?.code === '1111' ? '2222' : '1111'
      await context.userEvent.type(code(), wrong)
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(code()).toBeInvalid())
      await expect(code()).toHaveValue('')
      await expect(code()).toHaveFocus()
    })
  },
})

// SCR-05
export const International = meta.story({
  name: 'By a phone of another country',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, '+12025550143')
    await context.step('They ask for a code and type it', async () => {
      await findTitle(context, t('forgot-password.code.heading'))
      await press(context, t('sms-code.send'))
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      const { outbox } = stageOf(context).service
      await context.userEvent.type(fieldOf(context, t('sms-code.label')), String(outbox.at(-1)?.code))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.heading'))
      await expect(callsTo(context, '/password/forgot_for_international')).toHaveLength(1)
    })
  },
})

// WID-16, ERR-15
export const Slider = meta.story({
  name: 'By phone: the slider asked for at the code',
  parameters: { page: { path, settings: { sliding_captcha_enabled: true } } },
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await context.step('Codes were sent from this browser before', () => arouseSuspicion(context))
    await nameAccount(context, people.mei.phone)
    await context.step('They ask for a code', () => press(context, t('sms-code.send')))
    await context.step('What must be seen', async () => {
      await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
    })
  },
})

// SCR-05, VAL-10
export const Mailed = meta.story({
  name: 'By email: the mail is on its way',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await nameAccount(context, people.mei.email)
    await context.step('What must be seen', async () => {
      await findTitle(context, t('forgot-password.mail.heading'))
      await expect(context.canvas.getByText(/me\*{4}in@example\.com/)).toBeVisible()
      const again = context.canvas.getByRole('button', { name: t('forgot-password.mail.wait', { seconds: 60 }) })
      await expect(again).toHaveAttribute('aria-disabled', 'true')
    })
  },
})

export const MailedAgain = meta.story({
  name: 'By email: sent again, once the minute is over',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await nameAccount(context, people.mei.email)
    await context.step('A minute later they have the mail sent again', async () => {
      await findTitle(context, t('forgot-password.mail.heading'))
      time.pass(60_000)
      await press(context, t('forgot-password.mail.again'))
    })
    await context.step('What must be seen', async () => {
      await context.canvas.findByText(t('forgot-password.mail.sent-again'))
      await expect(callsTo(context, '/password/forgot')).toHaveLength(2)
      await expect(
        context.canvas.getByRole('button', { name: t('forgot-password.mail.wait', { seconds: 60 }) }),
      ).toBeVisible()
    })
  },
})

export const Previous = meta.story({
  name: 'Back to another phone or email: what was typed is there',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, people.mei.phone)
    await context.step('They go back', () => press(context, t('forgot-password.other')))
    await context.step('What must be seen', async () => {
      await findTitle(context, t('forgot-password.heading'))
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('login.login.label'))).toHaveValue(people.mei.phone)
    })
  },
})

// IN-2
export const NewPassword = meta.story({
  name: 'A new password',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.heading'))
      const field = fieldOf(context, t('choose-password.label'))
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      // The account stands by, for the password manager (IN-2).
      await expect(field.closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(people.mei.phone)
    })
  },
})

export const SamePassword = meta.story({
  name: '1200003 · A new password that is the old one',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('They submit the old password as the new one', async () => {
      await fillPassword(context, t('choose-password.label'), demoPassword)
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('alert')).toBeVisible()
      await expect(fieldOf(context, t('choose-password.label'))).toHaveFocus()
    })
  },
})

// SCR-05
export const Done = meta.story({
  name: 'The new password is set',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('They submit a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      await expect(stageOf(context).service.peek.account(people.mei.phone)?.password).toBe(newPassword)
    })
  },
})

// SCR-05
export const DoneForAnother = meta.story({
  name: 'The new password is set, and somebody else still logged in',
  tags: ['unpictured'],
  parameters: { page: { path: '/forgot-password', enteredAs: other.login } },
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('They submit a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      const words = t('choose-password.done.intro-other', { login: other.masked })
      await expect(context.canvas.getByText(words)).toBeVisible()
    })
  },
})

export const Expired = meta.story({
  name: '1300001 · The proof of the phone is over',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('They submit a new password eleven minutes later', async () => {
      await fillPassword(context, t('choose-password.label'))
      stageOf(context).service.clock.advance(11 * 60_000)
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('forgot-password.expired.heading'))
      await expect(context.canvas.getByRole('button', { name: t('forgot-password.expired.action') })).toBeVisible()
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a phone', async () => {
      await fillIn(context, { [t('login.login.label')]: people.mei.phone })
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: /\+86/ })).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client: a new password',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await proveMobile(context)
    await context.step('They type a new password twice', () => fillPassword(context, t('choose-password.label')))
    await context.step('What must be seen', async () => {
      await expect(callsTo(context, '/password/confirm_forgot')).toHaveLength(1)
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app: the code',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await nameAccount(context, people.mei.phone)
    await context.step('What must be seen', async () => {
      await findTitle(context, t('forgot-password.code.heading'))
    })
  },
})

export const NotInternational = meta.story({
  name: '1200012 · Not a phone of another country',
  tags: ['!autodocs'],
  play: async (context) => {
    const { t } = textsOf(context)
    const message = recoveryWords[localeOf(context.globals)].phoneNotInternational
    const error = [{ field: 'phone', error_code: 1200012, error_msg: message }]
    stageOf(context).service.faults.add({ path: '/password/forgot_for_international', error })
    stopTime(context)
    await nameAccount(context, '+12025550143')
    await context.step('They ask for a code and type it; the server refuses it with 1200012', async () => {
      await findTitle(context, t('forgot-password.code.heading'))
      await press(context, t('sms-code.send'))
      await context.userEvent.type(fieldOf(context, t('sms-code.label')), await sentCode(context))
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(message))
    })
  },
})
