import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { people } from '../../mocks/personas/people.ts'
import { BindPage } from '../../src/pages/visitor/bind.tsx'
import { bindErrors } from '../errors/drivers/bind.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { chooseNewAccount, fillLogin, fillNewAccount, logInAndBind, owner } from './bind-driver.ts'
import { callsTo, fieldOf, press, stageOf } from './page-driver.ts'

const path = '/bind?type=wechat&bind_token=demo-bind&redirect=/files'

const meta = preview.meta({
  id: 'pages-bind',
  title: 'Pages/Link an account',
  component: BindPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    const third = t('login.third.wechat')
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('bind.login.heading'))
      await expect(canvas.getByText(t('bind.login.intro', { third, product: 'Portico' }))).toBeVisible()
      await expect(fieldOf(context, t('login.login.label'))).toHaveAttribute('autocomplete', 'username')
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    await fillLogin(context)
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('bind.login.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/bind_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    await logInAndBind(context)
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('bind.login.submit') })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    })
  },
})

// SCR-18, LOG-06
export const Bound = meta.story({
  name: 'Logged in and bound, on the way to the files',
  tags: ['unpictured'],
  play: async (context) => {
    await logInAndBind(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      await expect(callsTo(context, '/bind_login')).toHaveLength(1)
    })
  },
})

// IN-9
export const WrongPassword = meta.story({
  name: '1100001 · A wrong password',
  play: async (context) => {
    const { t } = textsOf(context)
    await logInAndBind(context, { ...owner, password: 'Wrong2026' })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('alert')).toBeVisible()
      await expect(fieldOf(context, t('login.password.label'))).toHaveValue('')
      await expect(fieldOf(context, t('login.password.label'))).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('login.login.label'))).toHaveValue(owner.login)
    })
  },
})

export const BoundAlready = meta.story({
  name: '1600002 · The account has a bind of this kind',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await logInAndBind(context, { ...owner, login: people.mei.email })
    await context.step('The server answers 1600002, and they close the alert', async () => {
      await context.userEvent.click(await screen.findByRole('button', { name: t('dialog.ok') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('login.password.label'))).toHaveValue(owner.password)
    })
  },
})

export const NewAccount = meta.story({
  name: 'A new account',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillLogin(context)
    await chooseNewAccount(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        t('bind.register.heading', { product: 'Portico' }),
      )
    })
    await context.step('They go back to the login', async () => {
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('bind.to-login') }))
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('login.login.label'))).toHaveValue(owner.login)
    })
    await context.step('They choose a new account once more', async () => {
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('bind.to-register') }))
    })
    await context.step('What must be seen', async () => {
      await expect(fieldOf(context, t('bind.name.label'))).toBeVisible()
    })
  },
})

export const NewAccountFilled = meta.story({
  name: 'A new account, filled',
  play: async (context) => {
    stopTime(context)
    await chooseNewAccount(context)
    await fillNewAccount(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('bind.register.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const NewAccountPhoneTaken = meta.story({
  name: '1500006 · A new account: the phone has one',
  play: async (context) => {
    const { t } = textsOf(context)
    await chooseNewAccount(context)
    await context.step('They ask for a code with the phone of a member', async () => {
      await context.userEvent.type(fieldOf(context, t('phone-field.label')), people.mei.phone)
      await press(context, t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('phone-field.label'))).toHaveAttribute('aria-invalid', 'true'))
    })
  },
})

// IN-8
export const NewAccountWrongCode = meta.story({
  name: '1400001 · A new account: a wrong code',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await chooseNewAccount(context)
    await fillNewAccount(context)
    const code = fieldOf(context, t('sms-code.label'))
    await context.step('They type a wrong code and create the account', async () => {
      const wrong = (code as HTMLInputElement).value === '0000' ? '1111' : '0000'
      await context.userEvent.clear(code)
      await context.userEvent.type(code, wrong)
      await press(context, t('bind.register.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
      await expect(code).toHaveValue('')
      await expect(code).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('bind.name.label'))).toHaveValue('Kai Chen')
    })
  },
})

// SCR-18
export const Registered = meta.story({
  name: 'A new account was created and bound',
  tags: ['unpictured'],
  play: async (context) => {
    stopTime(context)
    await chooseNewAccount(context)
    await fillNewAccount(context)
    await context.step('They create the account', async () => {
      await press(context, textsOf(context).t('bind.register.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
  },
})

export const NoNewAccounts = meta.story({
  name: 'Where no new accounts are taken',
  parameters: { page: { path, settings: { register_enabled: false } } },
  play: async (context) => {
    const { t } = textsOf(context)
    const other = () => context.canvas.queryByRole('button', { name: t('bind.to-register') })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(other()).not.toBeInTheDocument())
    })
  },
})

export const UnknownThird = meta.story({
  name: 'A third party that this build does not know',
  parameters: { page: { path: '/bind?type=carrier-pigeon&bind_token=demo-bind' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByText(t('bind.login.intro-any', { product: 'Portico' }))).toBeVisible()
      await expect(context.canvas.queryByText(/carrier-pigeon/)).not.toBeInTheDocument()
    })
  },
})

export const Dead = meta.story({
  name: '1300001 · The login by the third party is over',
  parameters: { page: { path: '/bind?type=wechat&bind_token=gone&redirect=/files' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await logInAndBind(context)
    await context.step('What must be seen', async () => {
      const title = await context.canvas.findByRole('heading', { name: t('bind.dead.heading') })
      await waitFor(() => expect(title).toHaveFocus())
      const again = t('bind.dead.again', { third: t('login.third.wechat') })
      await expect(context.canvas.getByRole('link', { name: again })).toHaveAttribute(
        'href',
        'third?type=wechat&redirect=%2Ffiles',
      )
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const NoToken = meta.story({
  name: 'Opened without a token',
  parameters: { page: { path: '/bind' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('link', { name: t('bind.dead.other') })).toHaveAttribute(
        'href',
        'login',
      )
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await fillLogin(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByRole('button', { name: textsOf(context).t('bind.to-register') })).toBeVisible()
    })
  },
})

export const NewAccountOnPhone = meta.story({
  name: 'A new account, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await chooseNewAccount(context)
    await context.step('What must be seen', async () => {
      await expect(fieldOf(context, textsOf(context).t('phone-field.label'))).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    await logInAndBind(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    await logInAndBind(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    })
  },
})

export const UnknownThirdNewAccount = meta.story({
  name: 'A third party that this build does not know, a new account',
  tags: ['unpictured'],
  parameters: { page: { path: '/bind?type=carrier-pigeon&bind_token=demo-bind' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await chooseNewAccount(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('bind.register.intro-any'))).toBeVisible()
    })
  },
})

export const BoundElsewhere = meta.story({
  name: '1600001 · Linked to an account already',
  tags: ['!autodocs'],
  parameters: codePage(bindErrors, 'submit'),
  play: (context) =>
    playCode(context, bindErrors, 'submit', {
      by: 'thirdBound',
      words: ({ registration }) => registration.thirdBound,
    }),
})
