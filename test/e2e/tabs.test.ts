import type { Page } from 'playwright'
import { test } from 'vitest'
import { newPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { locateForm, submitForm, waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const withConfirmation = (password: string) => ({ password, password_confirmation: password })
const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('if a first password was set in another tab, the page reports this and then requires the current password (SCR-20)', async () => {
  const [path, formId] = ['/security/password', 'change-password']
  const page = await site.newPage()
  // Kofi logs in with DingTalk and has no password yet.
  await page.goto(`/third?type=dingtalk&redirect=${path}`)
  await page.getByRole('button', { name: 'Continue as Kofi Mensah' }).click()
  await waitUntilReady(page, formId)
  const otherPage = await page.context().newPage()
  await otherPage.goto(path)
  await submitForm(otherPage, formId, withConfirmation(newPassword))
  await waitForTitle(otherPage, en('change-password.set.done.heading'))
  await submitForm(page, formId, withConfirmation('Lantern2026'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await waitForTitle(page, en('change-password.heading'))
  await locateForm(page, formId).field('old_password').waitFor()
})
