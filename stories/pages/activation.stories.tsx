import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ActivationPage } from '../../src/pages/visitor/activation.tsx'
import { activationErrors } from '../errors/drivers/activation.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { askForCode, fillAccount, findTitle, provePhone } from './activation-driver.ts'
import { chooseLink, other, seeQuestion } from './link-driver.ts'
import { callsTo, fieldOf, press, stageOf } from './page-driver.ts'

const path = '/activation?token=demo-activation'
const withPhone = '/activation?token=demo-activation-phone&redirect=/files'

const meta = preview.meta({
  title: 'Pages/Activation',
  component: ActivationPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const title = await findTitle(context, t('activation.phone.heading'))
      await waitFor(() => expect(title).toHaveFocus())
      const words = t('activation.phone.intro', { company: 'Arcade Ltd', product: 'Portico' })
      await expect(context.canvas.getByText(words)).toBeVisible()
      await expect(fieldOf(context, t('phone-field.label'))).toHaveAttribute('autocomplete', 'tel')
    })
  },
})

export const Checking = meta.story({
  name: 'Loading: the invitation is being looked up',
  parameters: { page: { path, faults: [{ path: '/activation/confirm_account', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByText(t('activation.checking'))).toBeVisible()
      await expect(context.canvas.queryByRole('button', { name: t('activation.phone.submit') })).not.toBeInTheDocument()
    })
  },
})

export const CodeSent = meta.story({
  name: 'The phone, a code is on its way',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await askForCode(context)
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) }),
      ).toBeVisible()
      await waitFor(() => expect(fieldOf(context, t('sms-code.label'))).toHaveFocus())
    })
  },
})

export const WrongCode = meta.story({
  name: '1400001 · The phone, a wrong code',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await askForCode(context)
    const field = fieldOf(context, t('sms-code.label'))
    await context.step('They type a wrong code', async () => {
      await waitFor(() => expect(stageOf(context).service.outbox).toHaveLength(1))
      const wrong = stageOf(context).service.outbox[0]?.code === '0000' ? '1111' : '0000'
      await context.userEvent.type(field, wrong)
      await press(context, t('activation.phone.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
    })
  },
})

// VAL-09, SCR-06
export const Account = meta.story({
  name: 'Name and password, once the phone is proved',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await provePhone(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByText('137****7000')).toBeVisible()
      await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(fieldOf(context, t('activation.name.label'))).toHaveAttribute('autocomplete', 'name')
    })
  },
})

// SCR-06
export const KnownPhone = meta.story({
  name: 'Name and password, where the phone is known',
  tags: ['unpictured'],
  parameters: { page: { path: withPhone } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await findTitle(context, textsOf(context).t('activation.account.heading'))
      await expect(context.canvas.getByText('135****5000')).toBeVisible()
    })
  },
})

export const NoCompany = meta.story({
  name: 'Where the server names no company',
  parameters: {
    page: { path, faults: [{ path: '/activation/confirm_account', body: '{"success":true,"phone_required":false}' }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    const words = t('activation.account.intro-any', { product: 'Portico' })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(words)).toBeVisible()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  parameters: { page: { path: withPhone } },
  play: async (context) => {
    await fillAccount(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('activation.account.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path: withPhone, faults: [{ path: '/activation/activate', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillAccount(context)
    await context.step('They submit, and the server takes its time', async () => {
      await press(context, t('activation.account.submit'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

export const PasswordRefused = meta.story({
  name: 'A password that breaks the policy',
  parameters: { page: { path: withPhone } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillAccount(context)
    const field = fieldOf(context, t('new-password.label'))
    await context.step('They change the password to a weak one and submit', async () => {
      await context.userEvent.clear(field)
      await context.userEvent.type(field, 'short1')
      await press(context, t('activation.account.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await expect(callsTo(context, '/activation/activate')).toEqual([])
    })
  },
})

// SCR-06
export const Activated = meta.story({
  name: 'Activated, on the way to the files',
  parameters: { page: { path: withPhone } },
  play: async (context) => {
    await fillAccount(context)
    await context.step('They submit', async () => {
      await press(context, textsOf(context).t('activation.account.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      await expect(callsTo(context, '/activation/activate')).toHaveLength(1)
    })
  },
})

// SCR-06, RQ-13
export const ForAnother = meta.story({
  name: 'A link for somebody else',
  tags: ['unpictured'],
  parameters: {
    page: {
      path: withPhone,
      enteredAs: other.login,
      pageData: { link_owner: '135****5000', logged_in_as: other.masked },
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await seeQuestion(context, { owner: '135****5000', effect: 'replaces' })
    await chooseLink(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('activation.name.label'))).toHaveFocus())
    })
  },
})

export const Dead = meta.story({
  name: '1300001 · The link is used, over or wrong',
  parameters: { page: { path: '/activation?token=nothing' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const title = await findTitle(context, t('activation.dead.heading'))
      await waitFor(() => expect(title).toHaveFocus())
      await expect(context.canvas.getByRole('link', { name: t('activation.dead.login') })).toHaveAttribute(
        'href',
        'login',
      )
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const NoToken = meta.story({
  name: 'Opened without a token',
  tags: ['unpictured'],
  parameters: { page: { path: '/activation' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, textsOf(context).t('activation.dead.heading'))).toBeVisible()
      await expect(callsTo(context, '/activation/confirm_account')).toEqual([])
    })
  },
})

export const Failed = meta.story({
  name: 'Failing: 500 while the invitation is looked up',
  parameters: { page: { path, faults: [{ path: '/activation/confirm_account', status: 500, times: 2 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
    })
    await context.step('They try again, and the server answers 500 once more', async () => {
      await press(context, t('error-card.retry'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).service.faults.count()).toBe(0))
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const FailedThenThere = meta.story({
  name: 'Tried again, and there',
  tags: ['unpictured'],
  parameters: { page: { path, faults: [{ path: '/activation/confirm_account', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 500, and they try again', async () => {
      await context.canvas.findByText(t('error.status-500.title'))
      await press(context, t('error-card.retry'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findTitle(context, t('activation.phone.heading'))).toHaveFocus())
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, textsOf(context).t('activation.phone.heading'))).toBeVisible()
    })
  },
})

export const AccountOnPhone = meta.story({
  name: 'Name and password, on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: withPhone } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, textsOf(context).t('activation.account.heading'))).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: withPhone, client: 'sync' } },
  play: async (context) => {
    await fillAccount(context)
    await context.step('They submit', async () => {
      await press(context, textsOf(context).t('activation.account.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: withPhone, client: 'app' } },
  play: async (context) => {
    await fillAccount(context)
    await context.step('They submit', async () => {
      await press(context, textsOf(context).t('activation.account.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})

export const PhoneNotProved = meta.story({
  name: '1300002 · The phone has to be proved first',
  tags: ['!autodocs'],
  parameters: codePage(activationErrors, 'submit'),
  play: (context) =>
    playCode(context, activationErrors, 'submit', {
      by: 'phoneNotProved',
      words: ({ recovery }) => recovery.phoneNotProved,
    }),
})
