import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepLoginPage } from '../../src/pages/visitor/two-step-login.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, findAlert, sentCode, stageOf } from './page-driver.ts'
import { otherThan, secondStep, totp, typeCode } from './two-step-driver.ts'

const path = '/two-step-login?redirect=/files'

const meta = preview.meta({
  title: 'Pages/Two-step login',
  component: TwoStepLoginPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.ines.email } },
})

// SCR-07, IN-2
export const Default = meta.story({
  name: 'Default: by authenticator',
  play: async (context) => {
    const { canvas, step } = context
    const parts = secondStep(context)
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(parts.t('two-step-login.intro.google'))).toBeVisible()
      const code = await parts.code()
      await waitFor(() => expect(code).toHaveFocus())
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await waitFor(() => expect(parts.submit()).toHaveAttribute('aria-disabled', 'true'))
      await expect(canvas.getByRole('link', { name: parts.t('two-step-login.other-account') })).toHaveAttribute(
        'href',
        'login?redirect=%2Ffiles',
      )
    })
  },
})

export const Filled = meta.story({
  name: 'Filled but for a digit',
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, '48291', 'five of the six digits')
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(parts.submit()).not.toHaveAttribute('aria-disabled'))
    })
    await context.step('They submit it', async () => {
      await context.userEvent.click(parts.submit())
    })
    await context.step('What must be seen', async () => {
      await expect(await parts.code()).toHaveAccessibleDescription(parts.t('two-step-login.incomplete', { count: 6 }))
      await expect(callsTo(context, '/two_step_login')).toEqual([])
    })
  },
})

export const Asking = meta.story({
  name: 'Before the server has said which way the code comes',
  parameters: {
    page: { path, enteredAs: people.ines.email, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] },
  },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('two-step-login.intro'))).toBeVisible()
      await expect(await parts.code()).toBeEnabled()
    })
  },
})

export const Submitting = meta.story({
  name: 'A whole code is sent by itself',
  parameters: { page: { path, enteredAs: people.ines.email, faults: [{ path: '/two_step_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, totp(context))
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('blocker.label'))).toBeVisible()
      await expect(parts.submit()).toHaveAttribute('aria-busy', 'true')
    })
  },
})

// SCR-07
export const LoggedIn = meta.story({
  name: 'Logged in, on the way to the files',
  tags: ['unpictured'],
  play: async (context) => {
    await typeCode(context, totp(context))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      await expect(callsTo(context, '/two_step_login')).toHaveLength(1)
    })
  },
})

// IN-8
export const WrongCode = meta.story({
  name: '1100004 · A wrong code',
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, otherThan(totp(context)), 'a wrong code')
    await context.step('What must be seen', async () => {
      const code = await parts.code()
      await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
      await expect(code).toHaveValue('')
      await expect(code).toHaveFocus()
    })
  },
})

// OC-8, API-08
export const ClockOff = meta.story({
  name: '1100004 · A wrong code, and the clock is off',
  play: async (context) => {
    const parts = secondStep(context)
    const slowCode = totp(context)
    await context.step('The server’s clock runs three minutes ahead', () => {
      stageOf(context).service.clock.advance(3 * 60_000)
    })
    await typeCode(context, slowCode)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('clock-skew.what-to-do'))).toBeVisible()
    })
  },
})

export const TooManyWrong = meta.story({
  name: '1100005 · Too many wrong codes',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('A member types a wrong code, five times', async () => {
      for (let tries = 1; tries <= 5; tries += 1) {
        await typeCode(context, otherThan(totp(context)), 'a wrong code')
        await waitFor(() => expect(callsTo(context, '/two_step_login')).toHaveLength(tries))
        if (tries < 5) await waitFor(async () => expect(await parts.code()).toHaveValue(''))
      }
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await parts.title(parts.t('two-step-login.over.heading'))).toHaveFocus())
      await expect(context.canvas.getByRole('link', { name: parts.t('two-step-login.begin-again') })).toHaveAttribute(
        'href',
        'login?redirect=%2Ffiles',
      )
    })
  },
})

export const NobodyWaits = meta.story({
  name: 'Opened with no login that waits',
  parameters: { page: { path, enteredAs: '' } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.title(parts.t('two-step-login.no-login.heading'))).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const BySms = meta.story({
  name: 'By SMS',
  parameters: { page: { path, enteredAs: people.zhou.email } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.send()).toBeVisible()
      await expect(
        await context.canvas.findByText(parts.t('two-step-login.intro.sms', { phone: '139****9001' })),
      ).toBeVisible()
      await expect(callsTo(context, '/security/send_two_step_code')).toEqual([])
    })
  },
})

// TWO-15
export const SmsSent = meta.story({
  name: 'By SMS, sent',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.zhou.email } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('A member asks for a code', async () => {
      stopTime(context)
      await context.userEvent.click(await parts.send())
    })
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByRole('button', { name: parts.t('sms-code.countdown', { seconds: 60 }) }),
      ).toBeVisible()
      await waitFor(async () => expect(await parts.smsCode()).toHaveFocus())
      await expect(callsTo(context, '/security/send_two_step_code').map(({ data }) => data)).not.toHaveProperty(
        '0.phone',
      )
    })
  },
})

export const SmsIn = meta.story({
  name: 'By SMS, logged in',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.zhou.email } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('A member asks for a code and types it', async () => {
      await context.userEvent.click(await parts.send())
      await context.userEvent.type(await parts.smsCode(), await sentCode(context))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
  },
})

// ERR-14
export const SmsPicture = meta.story({
  name: 'By SMS, the server asks for a picture first',
  parameters: {
    page: {
      path,
      enteredAs: people.zhou.email,
      faults: [{ path: '/security/send_two_step_code', error: 'picture-captcha-needed' }],
    },
  },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('A member asks for a code, and the server answers pic_captcha_error', async () => {
      await context.userEvent.click(await parts.send())
    })
    await context.step('What must be seen', async () => {
      const picture = await context.canvas.findByRole('textbox', { name: parts.t('picture-captcha.label') })
      await waitFor(() => expect(picture).toHaveFocus())
    })
  },
})

export const ByWechat = meta.story({
  name: 'By WeChat',
  parameters: { page: { path, enteredAs: people.olu.email } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByRole('button', { name: parts.t('two-step-login.wechat.again') }),
      ).toBeVisible()
    })
    await context.step('A member types the first digits of the code', async () => {
      await context.userEvent.type(await parts.code(), '48')
    })
  },
})

export const WechatAgain = meta.story({
  name: 'By WeChat, the code once more',
  tags: ['unpictured'],
  // The code names the address it is served from.
  parameters: { page: { path, enteredAs: people.olu.email } },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = secondStep(context)
    await step('A member asks for the QR code of WeChat', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('two-step-login.wechat.again') }))
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('img', { name: t('two-step-login.wechat.picture') })).toBeVisible()
    })
  },
})

export const CouldNotAsk = meta.story({
  name: 'The server could not say which way the code comes',
  parameters: {
    page: {
      path,
      enteredAs: people.ines.email,
      faults: [{ path: '/security/get_two_step_method', error: 'status-502' }],
    },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = secondStep(context)
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('error.status-502.title'))).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})

export const ServerError = meta.story({
  name: 'A server error: the code stays',
  parameters: {
    page: { path, enteredAs: people.ines.email, faults: [{ path: '/two_step_login', error: 'status-500' }] },
  },
  play: async (context) => {
    const parts = secondStep(context)
    const code = totp(context)
    await typeCode(context, code)
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(parts.t('error.status-500.title'))
    })
    await context.step('What must not be lost', async () => {
      await expect(context.canvasElement.querySelector('input')).toHaveValue(code)
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.zhou.email, isMobile: true } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.send()).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

// LOG-01
export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs: people.ines.email, client: 'sync' } },
  play: async (context) => {
    await typeCode(context, totp(context))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.olu.email, client: 'app' } },
  play: async (context) => {
    const parts = secondStep(context)
    await context.step('A member types the code that WeChat shows', async () => {
      await context.canvas.findByRole('button', { name: parts.t('two-step-login.wechat.again') })
      await context.userEvent.type(await parts.code(), await sentCode(context))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})

export const LoginOver = meta.story({
  name: '1100006 · This login can no longer be finished',
  tags: ['!autodocs'],
  parameters: {
    page: {
      path,
      enteredAs: people.ines.email,
      faults: [{ path: '/two_step_login', error: [{ error_code: 1100006 }] }],
    },
  },
  play: async (context) => {
    const parts = secondStep(context)
    await typeCode(context, totp(context))
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await parts.title(parts.t('two-step-login.over.heading'))).toHaveFocus())
    })
  },
})
