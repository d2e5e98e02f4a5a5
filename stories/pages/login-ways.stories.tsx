import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { logIn, loginScreen } from './login-driver.ts'
import { askForCode, openWay, smsWay, ssoScreen } from './login-ways-driver.ts'
import { callsTo, fillIn, findAlert, press, sentCode, stageOf } from './page-driver.ts'

const meta = preview.meta({
  id: 'pages-login-ways',
  title: 'Pages/Login/Other methods',
  component: LoginPage,
  tags: ['page'],
  parameters: { page: { path: '/login' } },
})

// SCR-01
export const Sms = meta.story({
  name: 'SMS code',
  play: async (context) => {
    await openWay(context, 'sms')
    const { t, phone } = smsWay(context)
    await context.step('What must be seen', async () => {
      await expect(await phone()).toHaveAttribute('autocomplete', 'tel')
      await expect(context.canvas.getByText(t('quick-login.new-account'))).toBeVisible()
      await expect(context.canvas.getByRole('tab', { selected: true })).toHaveTextContent(t('login.way.sms'))
    })
  },
})

// SCR-01
export const SmsSent = meta.story({
  name: 'SMS code · sent, and logged in with it',
  tags: ['unpictured'],
  parameters: { page: { path: '/login?way=sms&redirect=/files' } },
  play: async (context) => {
    stopTime(context)
    await askForCode(context)
    const { t, code } = smsWay(context)
    await context.step('They type the code, accept the terms and log in', async () => {
      await context.userEvent.type(code(), await sentCode(context))
      await context.userEvent.click(context.canvas.getByRole('checkbox'))
      await press(context, t('login.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
  },
})

export const SmsWrong = meta.story({
  name: '1400001 · SMS code, wrong',
  parameters: { page: { path: '/login?way=sms' } },
  play: async (context) => {
    stopTime(context)
    await askForCode(context)
    const { t, code, phone } = smsWay(context)
    await context.step('They type a wrong code, accept the terms and log in', async () => {
      await context.userEvent.type(code(), (await sentCode(context)) === '0000' ? '1111' : '0000')
      await context.userEvent.click(context.canvas.getByRole('checkbox'))
      await press(context, t('login.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(code()).toBeInvalid())
      await expect(code()).toHaveValue('')
    })
    await context.step('What must not be lost', async () => {
      await expect(await phone()).not.toHaveValue('')
    })
  },
})

// WID-14
export const SmsTerms = meta.story({
  name: 'SMS code · the terms are asked for',
  parameters: { page: { path: '/login?way=sms' } },
  play: async (context) => {
    stopTime(context)
    await askForCode(context)
    const { t, code } = smsWay(context)
    await context.step('They type the code and log in without accepting the terms', async () => {
      await context.userEvent.type(code(), await sentCode(context))
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('login.submit') }))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('terms.error'))).toBeVisible()
      await expect(callsTo(context, '/quick_login/v1/register')).toEqual([])
    })
  },
})

export const SmsFailing = meta.story({
  name: 'SMS code · 500',
  parameters: {
    page: { path: '/login?way=sms', faults: [{ path: '/quick_login/v1/captcha/sms_send', error: 'status-500' }] },
  },
  play: async (context) => {
    const { t, phone, send } = smsWay(context)
    await context.step('A visitor asks for a code, and the server answers 500', async () => {
      await context.userEvent.type(await phone(), newPhone)
      await context.userEvent.click(await send())
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.status-500.title'))
    })
    await context.step('What must not be lost', async () => {
      await expect(await phone()).toHaveValue(newPhone)
    })
  },
})

export const SmsWithoutRegistration = meta.story({
  name: 'SMS code · where nobody new gets an account',
  parameters: { page: { path: '/login?way=sms', settings: { register_enabled: false } } },
  play: async (context) => {
    const { t, phone } = smsWay(context)
    await context.step('What must be seen', async () => {
      await phone()
      await waitFor(() => expect(context.canvas.queryByText(t('quick-login.new-account'))).not.toBeInTheDocument())
      await expect(context.canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    })
  },
})

export const SmsInDesktopClient = meta.story({
  name: 'SMS code · in the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/login?way=sms', client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await smsWay(context).phone()).toBeVisible()
      await expect(context.canvas.getByRole('tablist')).toBeVisible()
    })
  },
})

// SCR-01
export const Qr = meta.story({
  name: 'QR code',
  tags: ['unpictured'],
  // The code is another one each time.
  play: async (context) => {
    await openWay(context, 'qr')
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(callsTo(context, '/qr_login/check_token').length).toBeGreaterThan(0))
      await expect(context.canvas.getByRole('tabpanel')).toBeVisible()
    })
  },
})

// SCR-01
export const QrOnPhone = meta.story({
  name: 'QR code · on a phone, which cannot scan its own screen',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/login?way=qr', isMobile: true } },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('qr-login.ready.title-on-phone'))).toBeVisible()
      await expect(canvas.getAllByRole('tab').at(-1)).toHaveAttribute('aria-selected', 'true')
    })
  },
})

// SCR-01
export const OnlySms = meta.story({
  name: 'Only SMS code on offer',
  parameters: { page: { path: '/login', settings: { login_methods: ['sms'], thirds: [] } } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await smsWay(context).phone()).toBeVisible()
      await expect(context.canvas.queryByRole('tab')).not.toBeInTheDocument()
    })
  },
})

// SCR-01
export const OnlyPassword = meta.story({
  name: 'Only the password on offer',
  parameters: { page: { path: '/login', settings: { login_methods: ['password'], thirds: [] } } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(context.canvas.queryByRole('tab')).not.toBeInTheDocument())
      await expect(loginScreen(context).login()).toBeVisible()
    })
  },
})

// SCR-01
export const OnlyThirds = meta.story({
  name: 'Only third parties on offer',
  parameters: { page: { path: '/login', settings: { login_methods: [] } } },
  play: async (context) => {
    const { canvas } = context
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(canvas.queryByRole('tab')).not.toBeInTheDocument())
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: textsOf(context).t('login.third.wechat') })).toBeVisible()
    })
  },
})

// SCR-01
export const OnlyCompany = meta.story({
  name: 'Only the company’s login and third parties on offer',
  parameters: { page: { path: '/login', settings: { login_methods: ['sso'] } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('heading', { name: t('sso.heading') })).toBeVisible()
      await expect(context.canvas.getByRole('link', { name: t('login.third.wechat') })).toBeVisible()
    })
  },
})

// SCR-01
export const NoWay = meta.story({
  name: 'Nothing on offer',
  parameters: { page: { path: '/login', settings: { login_methods: [], thirds: [] } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('login.no-way'), { exact: false })).toBeVisible()
      await expect(context.canvas.getByRole('link', { name: t('change-contact.support') })).toBeVisible()
      await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})

export const LastUsedSms = meta.story({
  name: 'Used last: SMS code',
  tags: ['unpictured'],
  parameters: { page: { path: '/login', lastWay: 'sms' } },
  play: async ({ canvas, globals, step }) => {
    const { t } = loginScreen({ canvas, globals })
    await step('What must be seen', async () => {
      const marked = canvas.getByRole('tab', { name: `${t('login.way.sms')} ${t('login.last-used')}` })
      await expect(marked).toHaveAttribute('aria-selected', 'false')
    })
  },
})

// RQ-13
export const LoggedInAlready = meta.story({
  name: 'Logged in already',
  parameters: { page: { path: '/login?redirect=/files', enteredAs: people.mei.email, lastWay: 'password' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await screen.findByText(t('session.logged-in.at-login'))).toBeVisible()
      await expect(loginScreen(context).login()).toHaveValue('')
    })
    await context.step('They go on as who they are', async () => {
      await context.userEvent.click(screen.getByRole('button', { name: t('session.continue') }))
      await expect(stageOf(context).visits).toEqual(['go /files'])
    })
  },
})

// RS-3
export const NoPage = meta.story({
  name: 'Logged in, and no page has come',
  tags: ['unpictured'],
  parameters: { page: { path: '/login?redirect=/files/report.zip' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await logIn(context)
    await context.step('What is there is a download, and the page is left standing', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files/report.zip']))
      await expect(context.canvas.getByRole('button', { name: t('login.opening') })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      await waitFor(() => expect(document.querySelector('[aria-live=polite][aria-atomic]')).toBeInTheDocument())
      // As the page itself does after a few seconds.
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await context.step('What must be seen', async () => {
      const { login, password, submit } = loginScreen(context)
      await expect(await screen.findByText(t('session.logged-in.at-login'))).toBeVisible()
      await expect(submit()).not.toHaveAttribute('aria-busy', 'true')
      await expect(password()).toHaveValue('')
      await expect(login()).toHaveValue(people.mei.email)
    })
    await context.step('They go on to a page', async () => {
      await context.userEvent.click(screen.getByRole('button', { name: t('session.continue') }))
      await expect(stageOf(context).visits).toEqual(['go /files/report.zip', 'go /'])
    })
  },
})

export const LastUsedThird = meta.story({
  name: 'Used last: a third party',
  parameters: { page: { path: '/login', lastWay: 'third:wecom' } },
  play: async ({ canvas, globals, step }) => {
    const { t } = loginScreen({ canvas, globals })
    await step('What must be seen', async () => {
      await expect(
        canvas.getByRole('link', { name: `${t('login.third.wecom')} ${t('login.last-used')}` }),
      ).toBeVisible()
    })
  },
})

export const Oauth = meta.story({
  name: 'For another application: password and QR code alone',
  parameters: { page: { path: '/login?mode=oauth&client_id=sheets' } },
  play: async ({ canvas, globals, step }) => {
    const { t } = loginScreen({ canvas, globals })
    await step('What must be seen', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        t('login.way.password'),
        t('login.way.qr'),
      ])
      await expect(canvas.queryByRole('link', { name: t('login.sso') })).not.toBeInTheDocument()
    })
  },
})

export const Remembered = meta.story({
  name: 'Kept logged in',
  play: async (context) => {
    const { t } = loginScreen(context)
    await context.step('A member chooses to stay logged in', async () => {
      await context.userEvent.click(context.canvas.getByRole('checkbox', { name: t('login.remember') }))
    })
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(callsTo(context, '/login').at(-1)?.data).toMatchObject({ remember: true }))
    })
  },
})

// OC-7
export const SliderAlternative = meta.story({
  name: 'Slider, and the way without a puzzle',
  tags: ['unpictured'],
  parameters: { page: { path: '/login', settings: { sliding_captcha_enabled: true } } },
  play: async (context) => {
    const { t } = loginScreen(context)
    await logIn(context, people.noor.email)
    await context.step('They choose the SMS code instead of the slider', async () => {
      await context.userEvent.click(await screen.findByRole('button', { name: t('login.instead.sms') }))
    })
    await context.step('What must be seen', async () => {
      await expect(await smsWay(context).phone()).toBeVisible()
    })
  },
})

// SCR-01
export const Sso = meta.story({
  name: 'Company login',
  parameters: { page: { path: '/login?way=sso' } },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('What must be seen', async () => {
      await expect(await domain()).toBeVisible()
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('sso.heading'))
      await waitFor(() =>
        expect(context.canvas.getByRole('button', { name: t('sso.submit') })).toHaveAttribute('aria-disabled', 'true'),
      )
    })
  },
})

export const SsoUnknown = meta.story({
  name: '1800011 · Company login, unknown domain',
  parameters: { page: { path: '/login?way=sso' } },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('A member names a company that nobody knows', async () => {
      await domain()
      await fillIn(context, { [t('sso.domain')]: 'nowhere.example' })
      await press(context, t('sso.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await domain()).toBeInvalid())
      await expect(await domain()).toHaveFocus()
    })
  },
})

export const SsoOpening = meta.story({
  name: 'Company login · on the way there',
  parameters: { page: { path: '/login?way=sso&redirect=/files' } },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('A member types a work email', async () => {
      await domain()
      await fillIn(context, { [t('sso.domain')]: people.liNa.email })
      await press(context, t('sso.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits.join()).toMatch(/^go \/__sso\?product_id=.*redirect=%2Ffiles/))
      await expect(callsTo(context, '/dedicated_enterprise/get_sso_product_id').map(({ data }) => data)).toEqual([
        { domain: 'corp.example.com' },
      ])
      await expect(context.canvas.getByRole('button', { name: t('sso.submit') })).toHaveAttribute('aria-busy', 'true')
    })
  },
})

export const SsoInDesktopClient = meta.story({
  name: 'Company login · in the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/login?way=sso', client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await ssoScreen(context).domain()).toBeVisible()
    })
  },
})

// IM-2
export const SsoHintFullWidth = meta.story({
  name: 'A work email by a full-width keyboard',
  tags: ['unpictured'],
  play: async (context) => {
    const { t, login } = loginScreen(context)
    await context.step('A member types a work email with the marks of a Chinese keyboard', async () => {
      await context.userEvent.type(login(), people.liNa.email.replace('@', '＠').replaceAll('.', '。'))
    })
    await context.step('They go to the company’s login', async () => {
      await context.userEvent.click(await context.canvas.findByRole('link', { name: t('sso.hint-action') }))
    })
    await context.step('What must be seen', async () => {
      const { domain } = ssoScreen(context)
      await expect(await domain()).toHaveValue(people.liNa.email.split('@')[1])
      await expect(callsTo(context, '/check_login').map(({ data }) => data)).toEqual([{ login: people.liNa.email }])
    })
  },
})

export const SsoHint = meta.story({
  name: 'A work email whose company has a login of its own',
  play: async (context) => {
    const { t, login } = loginScreen(context)
    await context.step('A member types a work email as the login', async () => {
      await context.userEvent.type(login(), people.liNa.email)
    })
    await context.step('What must be seen', async () => {
      const link = await context.canvas.findByRole('link', { name: t('sso.hint-action') })
      await expect(link).toBeVisible()
      await expect(callsTo(context, '/check_login')).toHaveLength(1)
    })
  },
})
