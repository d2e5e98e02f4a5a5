import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepSetupPage } from '../../src/pages/visitor/two-step-setup.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fieldOf, fillIn, press, sentCode, stageOf } from './page-driver.ts'
import { keyOf, newPhone, otherThan, setUp, totp } from './two-step-driver.ts'

const path = '/two-step-setup'
const enteredAs = people.forceTwoStep.email

const meta = preview.meta({
  title: 'Pages/Two-step set-up',
  component: TwoStepSetupPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs } },
})

// TWO-03, TWO-12
export const Default = meta.story({
  name: 'Default: choose a method',
  play: async (context) => {
    const { canvas, step } = context
    const parts = setUp(context)
    await step('What must be seen', async () => {
      await expect(await parts.radio(parts.t('two-step.method.sms'))).toBeChecked()
      await expect(canvas.getByText(parts.t('two-step.method.recommended'))).toBeVisible()
      await expect(canvas.getAllByRole('radio')).toHaveLength(3)
      await expect(canvas.queryByRole('button', { name: parts.t('two-step.back') })).not.toBeInTheDocument()
      // Nothing was pressed, so nothing has taken the focus.
      await expect(document.body).toHaveFocus()
    })
  },
})

export const Asking = meta.story({
  name: 'Before the server has answered',
  parameters: { page: { path, enteredAs, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step.choose-method.title'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: parts.t('two-step.next') })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    })
  },
})

export const Chosen = meta.story({
  name: 'Another method is chosen',
  play: async (context) => {
    const parts = setUp(context)
    const google = () => parts.radio(parts.t('two-step.method.google'))
    await context.step('A member chooses the authenticator', async () => {
      await context.userEvent.click(await google())
    })
    await context.step('What must be seen', async () => {
      await expect(await google()).toBeChecked()
    })
  },
})

// TWO-05, AC-6
export const Sms = meta.story({
  name: 'SMS: the phone',
  play: async (context) => {
    const parts = setUp(context)
    await parts.toSms()
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await parts.title(parts.t('two-step.sms.title'))).toHaveFocus())
      await expect(await context.canvas.findByRole('button', { name: /\+86$/ })).toBeVisible()
    })
  },
})

// TWO-05, TWO-15
export const SmsSent = meta.story({
  name: 'SMS: the code was sent',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = setUp(context)
    await parts.toSms()
    await context.step('They type a phone and ask for a code', async () => {
      stopTime(context)
      await fillIn(context, { [parts.t('phone-field.label')]: newPhone })
      await press(context, parts.t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByRole('button', { name: parts.t('sms-code.countdown', { seconds: 60 }) }),
      ).toBeVisible()
      await expect(callsTo(context, '/security/send_two_step_code').map(({ data }) => data)).toMatchObject([
        { method: 'sms', phone: newPhone },
      ])
    })
  },
})

export const SmsWrongCode = meta.story({
  name: '1400001 · SMS: a wrong code',
  tags: ['unpictured'],
  play: async (context) => {
    const { userEvent, step } = context
    const parts = setUp(context)
    await parts.toSms()
    const code = fieldOf(context, parts.t('sms-code.label'))
    await step('They ask for a code and type a wrong one', async () => {
      stopTime(context)
      await fillIn(context, { [parts.t('phone-field.label')]: newPhone })
      await press(context, parts.t('sms-code.send'))
      await userEvent.type(code, otherThan(await sentCode(context)))
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    })
    await step('What must not be lost', async () => {
      await expect(fieldOf(context, parts.t('phone-field.label'))).toHaveValue(newPhone)
    })
  },
})

// TWO-04
export const Wechat = meta.story({
  name: 'WeChat: scan, then the code',
  tags: ['unpictured'],
  // The code names the address it is served from.
  play: async (context) => {
    const parts = setUp(context)
    await parts.toWechat()
    await context.step('What must be seen', async () => {
      await expect(fieldOf(context, parts.t('two-step.wechat.code'))).toHaveAttribute('autocomplete', 'one-time-code')
    })
  },
})

// TWO-06
export const Download = meta.story({
  name: 'Authenticator: get it first',
  play: async (context) => {
    const { canvas, step } = context
    const parts = setUp(context)
    await parts.toDownload()
    await step('What must be seen', async () => {
      await expect(
        await canvas.findByRole('link', { name: new RegExp(parts.t('two-step.download.help')) }),
      ).toBeVisible()
      await expect(canvas.getByText(parts.t('two-step.download.iphone-detail'))).toBeVisible()
    })
  },
})

export const DownloadWithoutHelp = meta.story({
  name: 'Authenticator: where there is no page with help',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs, pageData: { google_help_url: '' } } },
  play: async (context) => {
    const { canvas, step } = context
    const parts = setUp(context)
    await parts.toDownload()
    await step('What must be seen', async () => {
      await canvas.findByText(parts.t('two-step.download.iphone-detail'))
      await expect(canvas.queryByRole('link', { name: new RegExp(parts.t('two-step.download.help')) })).toBeNull()
    })
  },
})

// TWO-07, SE-2
export const Google = meta.story({
  name: 'Authenticator: give it the key',
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('What must be seen', async () => {
      await expect(keyOf(context)).toMatch(/^•+$/)
    })
  },
})

// TWO-07
export const GoogleKey = meta.story({
  name: 'Authenticator: the key by hand',
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('What must be seen', async () => {
      await expect(await parts.showKey()).toMatch(/^[A-Z2-7]{16}$/)
    })
    await context.step('They type the first digits of the code', async () => {
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), '48291')
    })
  },
})

// OC-8
export const GoogleClockOff = meta.story({
  name: '1900004 · Authenticator: a wrong code, clock off',
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('They type the code of a device that is three minutes slow', async () => {
      const slowCode = totp(context, await parts.showKey())
      stageOf(context).service.clock.advance(3 * 60_000)
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), slowCode)
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('clock-skew.what-to-do'))).toBeVisible()
    })
  },
})

export const GoogleKeyFailed = meta.story({
  name: 'Authenticator: the key could not be had',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs, faults: [{ path: '/security/get_google_secret', error: 'status-502' }] } },
  play: async (context) => {
    const { canvas, step } = context
    const parts = setUp(context)
    await parts.toDownload()
    await step('They go on, the server answers 502, and they try again', async () => {
      await parts.goOn()
      await canvas.findByText(parts.t('error.status-502.title'))
      await press(context, parts.t('error-card.retry'))
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('button', { name: parts.t('two-step.google.show') })).toBeVisible()
    })
  },
})

// TWO-13
export const Back = meta.story({
  name: 'Back: the method that was chosen still is',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = setUp(context)
    await parts.toDownload()
    await context.step('They go back', async () => {
      await context.userEvent.click(await parts.back())
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await parts.title(parts.t('two-step.choose-method.title'))).toHaveFocus())
      await expect(await parts.radio(parts.t('two-step.method.google'))).toBeChecked()
    })
  },
})

export const Submitting = meta.story({
  name: 'Turning on',
  parameters: { page: { path, enteredAs, faults: [{ path: '/security/set_two_step', delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('They type a code, and the server takes its time', async () => {
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), '482913')
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('blocker.label'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: parts.t('two-step.turn-on') })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    })
  },
})

// TWO-08
export const Done = meta.story({
  name: 'Enabled',
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('They type the code of the authenticator', async () => {
      const code = totp(context, await parts.showKey())
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), code)
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await parts.title(parts.t('two-step.done.title'))).toHaveFocus())
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

// TWO-12
export const In = meta.story({
  name: 'Enabled, and on to the files',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}?redirect=/files`, enteredAs } },
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('They type the code of the authenticator and go on', async () => {
      const code = totp(context, await parts.showKey())
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), code)
      await press(context, parts.t('two-step.done.action'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
  },
})

// TWO-02, SCR-20
export const SetPassword = meta.story({
  name: 'Without a password: set one first',
  parameters: {
    page: {
      path,
      enteredAs,
      faults: [{ path: '/security/get_two_step_method', body: '{"success":true,"forced":true,"has_password":false}' }],
    },
  },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step.set-password.title'))).toBeVisible()
      await waitFor(() =>
        expect(fieldOf(context, parts.t('new-password.label'))).toHaveAttribute('autocomplete', 'new-password'),
      )
    })
  },
})

// TWO-01, TWO-16
export const VerifyIdentity = meta.story({
  name: 'Somebody logged in proves the password first',
  parameters: { page: { path, enteredAs: people.mei.email } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step.verify-identity.title'))).toBeVisible()
      await waitFor(() =>
        expect(fieldOf(context, parts.t('login.password.label'))).toHaveAttribute('autocomplete', 'current-password'),
      )
    })
  },
})

export const WrongPassword = meta.story({
  name: '1100001 · A wrong password',
  parameters: { page: { path, enteredAs: people.mei.email } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('A member types a wrong password', async () => {
      await parts.title(parts.t('two-step.verify-identity.title'))
      await waitFor(() => fieldOf(context, parts.t('login.password.label')))
      await fillIn(context, { [parts.t('login.password.label')]: 'Wrong2026' })
      await parts.goOn()
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('alert')).toBeVisible()
      await waitFor(() => expect(fieldOf(context, parts.t('login.password.label'))).toHaveValue(''))
    })
  },
})

// RQ-10
export const Failed = meta.story({
  name: 'It could not be asked what to set up',
  parameters: { page: { path, enteredAs, faults: [{ path: '/security/verify_identity', error: 'status-502' }] } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('error.status-502.title'))).toBeVisible()
      await expect(context.canvas.queryByRole('radio')).not.toBeInTheDocument()
    })
  },
})

export const NoMethod = meta.story({
  name: 'No method is on offer',
  parameters: { page: { path, enteredAs, settings: { two_step_methods: [] } } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step.no-method.title'))).toBeVisible()
      await expect(context.canvas.getByRole('link', { name: parts.t('two-step.no-method.action') })).toHaveAttribute(
        'href',
        'login',
      )
    })
  },
})

export const NobodyThere = meta.story({
  name: 'Nobody has begun to log in',
  parameters: { page: { path, enteredAs: '' } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step.no-login.title'))).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs, isMobile: true } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.radio(parts.t('two-step.method.sms'))).toBeChecked()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const InApp = meta.story({
  name: 'In the app, on the phone of the authenticator: the key comes first',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs, client: 'app' } },
  play: async (context) => {
    const { canvas, step } = context
    const parts = setUp(context)
    await parts.toGoogle()
    await step('What must be seen', async () => {
      const link = canvas.getByRole('link', { name: parts.t('two-step.google.open-app') })
      await expect(link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\/Portico\?secret=[A-Z2-7]{16}&issuer=Portico$/)
      const picture = canvas.getByRole('img', { name: parts.t('two-step.google.picture') })
      await expect(link.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs, client: 'sync' } },
  play: async (context) => {
    const parts = setUp(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.radio(parts.t('two-step.method.sms'))).toBeChecked()
    })
  },
})

export const GoogleInDesktopClient = meta.story({
  name: 'In the desktop client: the authenticator, and in',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs, client: 'sync' } },
  play: async (context) => {
    const parts = setUp(context)
    await parts.toGoogle()
    await context.step('They type the code of the authenticator and go on', async () => {
      const code = totp(context, await parts.showKey())
      await context.userEvent.type(fieldOf(context, parts.t('two-step.google.code')), code)
      await press(context, parts.t('two-step.done.action'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})
