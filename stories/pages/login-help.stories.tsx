import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { logIn, loginScreen } from './login-driver.ts'
import { ssoScreen } from './login-ways-driver.ts'
import { callsTo, fillIn, findAlert, press, stageOf } from './page-driver.ts'

const meta = preview.meta({
  id: 'pages-login-help',
  title: 'Pages/Login/More states',
  component: LoginPage,
  parameters: { page: { path: '/login' } },
})

export const Shown = meta.story({
  name: 'The password is shown, and can be hidden again',
  tags: ['unpictured'],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t, password } = loginScreen(context)
    await step('A member types the password and asks to see it', async () => {
      await userEvent.type(password(), demoPassword)
      await userEvent.click(canvas.getByRole('button', { name: t('login.password.show') }))
    })
    await step('What must be seen', async () => {
      await expect(password()).toHaveAttribute('type', 'text')
      await expect(canvas.getByRole('button', { name: t('login.password.hide') })).toBeVisible()
    })
  },
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t, password } = loginScreen(context)
    await step('A member types with Caps Lock on', async () => {
      await userEvent.click(password())
      await userEvent.keyboard('{CapsLock}p')
    })
    await step('What must be seen', async () => {
      await expect(canvas.getByText(t('login.password.caps-lock'))).toBeVisible()
    })
  },
})

export const LanguageAsked = meta.story({
  name: 'Asked before the language is switched: what was typed would be lost',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t, login } = loginScreen(context)
    const { locale } = context.globals
    const other = locales.find((one) => one !== locale) ?? 'en'
    await step('A member types a login and chooses another language', async () => {
      await userEvent.type(login(), people.mei.email)
      await userEvent.click(canvas.getByText(`${t('language.label')}:`))
      await userEvent.click(screen.getByRole('link', { name: localeNames[other] }))
    })
    await step('What must be seen', async () => {
      const question = await findAlert()
      await expect(question).toHaveAccessibleName(t('language.question', { language: localeNames[other] }))
      await expect(question).toHaveAccessibleDescription(t('language.question-detail'))
      await expect(screen.getByRole('button', { name: t('language.switch') })).toBeVisible()
      await expect(screen.getByRole('button', { name: t('language.stay') })).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const NoDomain = meta.story({
  name: 'Company login · what was typed is no domain',
  parameters: { page: { path: '/login?way=sso' } },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('A member types something that is no domain', async () => {
      await domain()
      await fillIn(context, { [t('sso.domain')]: 'nowhere' })
      await press(context, t('sso.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await domain()).toHaveAccessibleDescription(t('sso.no-domain')))
      await expect(callsTo(context, '/dedicated_enterprise/get_sso_product_id')).toEqual([])
    })
  },
})

export const NoAddress = meta.story({
  name: 'Company login · the server does not say where it is',
  parameters: { page: { path: '/login?way=sso', faults: [{ path: '/sso/login', body: '{"success":true}' }] } },
  play: async (context) => {
    const { t, domain } = ssoScreen(context)
    await context.step('A member names the company, and the server answers without an address', async () => {
      await domain()
      await fillIn(context, { [t('sso.domain')]: 'corp.example.com' })
      await press(context, t('sso.submit'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('sso.no-address'))).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const SecondBrand = meta.story({
  name: 'The second brand, which makes a promise',
  globals: { viewport: { value: 'desktop' }, brand: 'clear-sky' },
  play: async (context) => {
    const { t } = loginScreen(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('brand.promise'))).toBeVisible()
      await expect(context.canvas.getByText(t('brand.promise-detail'))).toBeVisible()
    })
  },
})

export const QrInstead = meta.story({
  name: 'Slider, and the QR code as the way without a puzzle',
  parameters: {
    page: { path: '/login', settings: { sliding_captcha_enabled: true, login_methods: ['password', 'qr'] } },
  },
  play: async (context) => {
    const { t } = loginScreen(context)
    await logIn(context, people.noor.email)
    await context.step('What must be seen', async () => {
      await expect(await screen.findByRole('button', { name: t('login.instead.qr') })).toBeVisible()
    })
  },
})
