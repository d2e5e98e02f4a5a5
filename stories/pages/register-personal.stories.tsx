import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { newcomer } from '../../mocks/personas/people.ts'
import { RegisterPersonalPage } from '../../src/pages/visitor/register-personal.tsx'
import { callsTo, fieldOf, press, stageOf } from './page-driver.ts'
import { callTo, fillProof, fillWho, reachProof, register } from './register-driver.ts'

const path = '/register/personal'

const meta = preview.meta({
  id: 'pages-registerpersonal',
  title: 'Pages/Register, personal',
  component: RegisterPersonalPage,
  tags: ['page'],
  parameters: { page: { path } },
})

// IN-2, WID-14
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { canvas, globals, step } = context
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.personal.title'))
      await expect(fieldOf(context, t('register.name'))).toHaveAttribute('autocomplete', 'name')
      await expect(fieldOf(context, t('phone-field.label'))).toHaveAttribute('autocomplete', 'tel')
      const submit = canvas.getByRole('button', { name: t('register.continue') })
      await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'))
      await expect(canvas.getByRole('link', { name: t('register.personal.other') })).toHaveAttribute(
        'href',
        '../register/enterprise',
      )
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillWho(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('register.continue') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

// IN-2, AC-6
export const Proof = meta.story({
  name: 'Second step: code and password',
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
      await expect(canvas.getByText(t('register.proof.to', { phone: `+86 ${newcomer.phone}` }))).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: t('sms-code.label') })).toHaveAttribute(
        'autocomplete',
        'one-time-code',
      )
      await expect(fieldOf(context, t('new-password.label'))).toHaveAttribute('autocomplete', 'new-password')
      const submit = canvas.getByRole('button', { name: t('register.submit') })
      await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'))
      // The phone was looked up; nothing was sent to it yet.
      await expect(stageOf(context).service.outbox).toEqual([])
    })
  },
})

export const ProofFilled = meta.story({
  name: 'Second step, filled',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await reachProof(context)
    await fillProof(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('register.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
      // A whole code alone submits nothing: there is a password to choose.
      await expect(callsTo(context, '/personal_register')).toEqual([])
    })
  },
})

export const ChangePhone = meta.story({
  name: 'Back to another phone: everything typed stays',
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await step('They type a password and go back to change the phone', async () => {
      await userEvent.type(fieldOf(context, t('new-password.label')), newcomer.password)
      await userEvent.click(canvas.getByRole('button', { name: t('register.change-phone') }))
    })
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
    await step('What must not be lost', async () => {
      await expect(fieldOf(context, t('phone-field.label'))).toHaveValue(newcomer.phone)
    })
    await step('They go on to the second step again', async () => {
      await press(context, t('register.continue'))
      await canvas.findByRole('heading', { level: 1, name: t('register.proof.title') })
    })
    await step('What must not be lost', async () => {
      await expect(fieldOf(context, t('new-password.label'))).toHaveValue(newcomer.password)
    })
  },
})

export const BrowserBack = meta.story({
  name: 'Back in the browser: the first step, with everything typed',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await step('They go back in the browser', async () => {
      const { stepHistory } = stageOf(context).environment.host
      await waitFor(() => expect(stepHistory?.current()).toBe(1))
      stepHistory?.go(-1)
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: t('register.personal.title') })).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
    await step('What must not be lost', async () => {
      await expect(fieldOf(context, t('phone-field.label'))).toHaveValue(newcomer.phone)
    })
  },
})

export const CouponGood = meta.story({
  name: 'A coupon, and what it gives',
  parameters: { page: { path: `${path}?coupon=partner2026` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await reachProof(context)
    await context.step('What must be seen', async () => {
      const coupon = fieldOf(context, t('coupon.label'))
      await expect(coupon).toHaveValue('partner2026')
      await waitFor(() => expect(coupon).toHaveAccessibleDescription(/.+/))
      await expect(coupon).not.toBeInvalid()
      await expect(callsTo(context, '/check_channel_coupon')).toHaveLength(1)
    })
  },
})

export const LeaveReason = meta.story({
  name: 'On the way out: one question, once',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await fillWho(context)
    const findDialog = () => screen.findByRole('dialog', { name: t('leave-reason.title') })
    await step('They leave for the login and say why', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: t('register.log-in') })).toHaveAttribute('aria-haspopup'),
      )
      await userEvent.click(canvas.getByRole('link', { name: t('register.log-in') }))
      await userEvent.click(within(await findDialog()).getByRole('radio', { name: t('leave-reason.no-code') }))
    })
    await step('What must be seen', async () => {
      const dialog = await findDialog()
      await expect(within(dialog).getByRole('button', { name: t('register.log-in') })).toBeVisible()
      await expect(stageOf(context).service.peek.leaves()).toEqual([])
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/personal_register', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await register(context)
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('blocker.label'))).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('register.submit') })).toHaveAttribute('aria-busy', 'true')
    })
  },
})

// SCR-04
export const Registered = meta.story({
  name: 'Registered, on the way to the files',
  tags: ['!autodocs'],
  parameters: { page: { path: `${path}?redirect=/files` } },
  play: async (context) => {
    await register(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      await expect((await callTo(context, '/personal_register'))?.data).toMatchObject({
        name: newcomer.name,
        phone: newcomer.phone,
      })
    })
  },
})

// SCR-02
export const RegisteredForPlan = meta.story({
  name: 'For a plan that was chosen before',
  tags: ['!autodocs', 'unpictured'],
  parameters: { page: { path: `${path}?plan_id=team&register_position=pricing` } },
  play: async (context) => {
    await register(context)
    await context.step('What must be seen', async () => {
      await expect((await callTo(context, '/new_register'))?.data).toMatchObject({
        plan_id: 'team',
        register_position: 'pricing',
      })
      await expect(callsTo(context, '/personal_register')).toEqual([])
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    await fillWho(context)
    await context.step('What must be seen', async () => {
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    })
  },
})

export const ProofInDesktopClient = meta.story({
  name: 'In the desktop client, second step',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    await register(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app, second step',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    await register(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})
