import type { Page } from 'playwright'
import { test } from 'vitest'
import { newPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { formOf, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const withConfirmation = (password: string) => ({ password, password_confirmation: password })
const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('the page reports that a first password was set in another tab, and the form then asks for it (SCR-20)', async () => {
  const [screen, id] = ['/security/password', 'change-password']
  const page = await site.newPage()
  // Kofi logs in with DingTalk and has no password yet.
  await page.goto(`/third?type=dingtalk&redirect=${screen}`)
  await page.getByRole('button', { name: 'Continue as Kofi Mensah' }).click()
  await whenReady(page, id)
  const otherPage = await page.context().newPage()
  await otherPage.goto(screen)
  await submitForm(otherPage, id, withConfirmation(newPassword))
  await waitForTitle(otherPage, en('change-password.set.done.heading'))
  await submitForm(page, id, withConfirmation('Lantern2026'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await waitForTitle(page, en('change-password.heading'))
  await formOf(page, id).field('old_password').waitFor()
})
