import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { LoginPage } from '../../src/pages/login.tsx'
import { loginScreen, member } from './login-driver.ts'
import { findAlert, stageOf } from './page-driver.ts'

const meta = preview.meta({
  title: 'Pages/Login/Help',
  component: LoginPage,
  parameters: { page: { path: '/login' } },
})

export const Shown = meta.story({
  name: 'The password is shown, and can be hidden again',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, password } = loginScreen(context)
    await userEvent.type(password(), member.password)
    await userEvent.click(canvas.getByRole('button', { name: t('login.password.show') }))
    await expect(password()).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: t('login.password.hide') })).toBeVisible()
  },
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, password } = loginScreen(context)
    await userEvent.click(password())
    await userEvent.keyboard('{CapsLock}p')
    await expect(canvas.getByText(t('login.password.caps-lock'))).toBeVisible()
  },
})

export const LanguageAsked = meta.story({
  name: 'Asked before the language is switched: what was typed would be lost',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, login } = loginScreen(context)
    const { locale } = context.globals
    await userEvent.type(login(), member.login)
    const other = locales.find((one) => one !== locale) ?? 'en'
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${t('language.label')}`)))
    await userEvent.click(screen.getByRole('link', { name: localeNames[other] }))
    const question = await findAlert()
    await expect(question).toHaveAccessibleName(t('language.question', { language: localeNames[other] }))
    await expect(question).toHaveAccessibleDescription(t('language.question-detail'))
    await expect(screen.getByRole('button', { name: t('language.switch') })).toBeVisible()
    await expect(screen.getByRole('button', { name: t('language.stay') })).toBeVisible()
    await expect(stageOf(context).visits).toEqual([])
  },
})
