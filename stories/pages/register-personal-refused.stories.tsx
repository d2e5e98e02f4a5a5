import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { newcomer, people } from '../../mocks/personas/people.ts'
import { RegisterPersonalPage } from '../../src/pages/visitor/register-personal.tsx'
import { callsTo, fieldOf, findAlert, press, stageOf } from './page-driver.ts'
import { fillProof, fillWho, reachProof, register } from './register-driver.ts'

const path = '/register/personal'

const meta = preview.meta({
  id: 'pages-registerpersonal-refused',
  title: 'Pages/Register, personal/When the server refuses',
  component: RegisterPersonalPage,
  tags: ['page'],
  parameters: { page: { path } },
})

// WID-13
export const PhoneTaken = meta.story({
  name: 'The phone has an account',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await fillWho(context, { ...newcomer, phone: people.mei.phone })
    await context.step('They go on', async () => {
      await press(context, t('register.continue'))
    })
    const phone = fieldOf(context, t('phone-field.label'))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(phone).toHaveFocus())
      await expect(phone).toHaveAccessibleDescription(`${t('register.phone-taken')} ${t('register.log-in')}`)
      await expect(context.canvas.getAllByRole('link', { name: t('register.log-in') })).toHaveLength(2)
    })
    await context.step('They change the phone', async () => {
      await context.userEvent.type(phone, '{Backspace}1')
    })
    await context.step('What must be seen', async () => {
      await expect(phone).toHaveAccessibleDescription('')
    })
  },
})

export const NoPhone = meta.story({
  name: 'What is typed is no phone',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillWho(context, { ...newcomer, phone: '1380013' })
    await context.step('They go on', async () => {
      await press(context, t('register.continue'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('phone-field.label'))).toHaveFocus())
      await expect(fieldOf(context, t('phone-field.label'))).toHaveAccessibleDescription(t('phone-field.invalid-86'))
      await expect(callsTo(context, '/captcha/check_phone/')).toEqual([])
    })
  },
})

// VAL-06
export const WeakPassword = meta.story({
  name: 'A password that breaks the policy',
  parameters: { page: { path, settings: { password_require_capital: true, password_require_special: true } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await reachProof(context)
    await fillProof(context)
    await context.step('They register', async () => {
      await press(context, t('register.submit'))
    })
    await context.step('What must be seen', async () => {
      const password = fieldOf(context, t('new-password.label'))
      await waitFor(() => expect(password).toHaveFocus())
      await expect(password).toHaveAccessibleDescription(
        t('new-password.rule.with-capital-and-special', { min: 8, max: 32 }),
      )
      await expect(callsTo(context, '/personal_register')).toEqual([])
    })
  },
})

// IN-8
export const WrongCode = meta.story({
  name: '1400001 · A wrong code',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      faults: [{ path: '/personal_register', error: [{ field: 'sms_captcha', error_code: 1400001, error_msg: 'XX' }] }],
    },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await register(context)
    await step('What must be seen', async () => {
      const code = canvas.getByRole('textbox', { name: t('sms-code.label') })
      await waitFor(() => expect(code).toBeInvalid())
      await expect(code).toHaveFocus()
      await expect(code).toHaveValue('')
    })
    await step('What must not be lost', async () => {
      await expect(fieldOf(context, t('new-password.label'))).toHaveValue(newcomer.password)
    })
  },
})

export const TakenAtTheEnd = meta.story({
  name: '1500006 · The phone got an account meanwhile',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await reachProof(context, { ...newcomer, phone: '13700137009' })
    await step('They ask for a code, and the server answers 1500006 for the field phone', async () => {
      // Where the look-up failed, or somebody was quicker.
      stageOf(context).service.faults.add({
        path: '/captcha/sms_send',
        error: [{ field: 'phone', error_code: 1500006, error_msg: t('register.phone-taken') }],
      })
      await press(context, t('sms-code.send'))
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('phone-field.label'))).toHaveFocus())
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.personal.title'))
      await expect(canvas.getAllByRole('link', { name: t('register.log-in') })).toHaveLength(2)
    })
  },
})

export const CouponUnknown = meta.story({
  name: 'A coupon that nobody knows keeps nobody from submitting',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await fillProof(context)
    const coupon = () => fieldOf(context, t('coupon.label'))
    await step('They type a coupon that nobody knows', async () => {
      await userEvent.click(canvas.getByText(t('coupon.question')))
      await userEvent.type(coupon(), 'NOTHING')
      await userEvent.tab()
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(coupon()).toHaveAccessibleDescription(t('coupon.unknown')))
      await expect(canvas.getByRole('button', { name: t('register.submit') })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const Closed = meta.story({
  name: '1500001 · No new accounts are taken',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      faults: [{ path: '/captcha/sms_send', error: [{ error_code: 1500001, error_msg: 'Closed' }] }],
    },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await step('They ask for a code, and the server answers 1500001', async () => {
      await press(context, t('sms-code.send'))
    })
    await step('What must be seen', async () => {
      const title = await canvas.findByRole('heading', { level: 1, name: t('register.closed.title') })
      await expect(title).toHaveFocus()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

// ERR-01
export const SecondTry = meta.story({
  name: 'A second try, after a 500',
  tags: ['unpictured'],
  parameters: { page: { path, faults: [{ path: '/personal_register', error: 'status-500' }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await register(context)
    await context.step('The server answers 500, and they close the alert', async () => {
      const alert = within(await findAlert())
      await context.userEvent.click(alert.getByRole('button', { name: t('dialog.ok') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
    await context.step('They register again', async () => {
      await press(context, t('register.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
    })
  },
})

export const CouponGood = meta.story({
  name: 'A good coupon, of which the server does not say what it gives',
  parameters: {
    page: { path, faults: [{ path: '/check_channel_coupon', body: '{"success":true,"valid":true}', times: 'always' }] },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await reachProof(context)
    await fillProof(context)
    const coupon = () => fieldOf(context, t('coupon.label'))
    await step('They type a good coupon', async () => {
      await userEvent.click(canvas.getByText(t('coupon.question')))
      await userEvent.type(coupon(), 'SPRING')
      await userEvent.tab()
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(coupon()).toHaveAccessibleDescription(t('coupon.good')))
    })
  },
})
