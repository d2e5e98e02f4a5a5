import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { newPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, fillIn, formOf, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const twice = (password: string) => ({ password, password_confirmation: password })
const isTitled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('an invitation that is accepted in another tab meanwhile says so, and once more when it is opened again (SCR-06)', async () => {
  const pages = [await site.newPage(), await site.newPage()] as const
  for (const page of pages) {
    await page.goto(demoLinks.activationWithPhone)
    await fillIn(page, 'activation', { name: 'Lin Yue', ...twice('Lantern2026') })
    await formOf(page, 'activation').form.getByRole('checkbox').check()
  }
  const [first, second] = pages
  await formOf(first, 'activation').submit.click()
  await expectArrival(first, '/')
  await formOf(second, 'activation').submit.click()
  await isTitled(second, en('activation.dead.heading'))
  expect(await second.getByRole('alertdialog').count()).toBe(0)
  await second.reload()
  await isTitled(second, en('activation.dead.heading'))
})

test('a first password that is set in another tab meanwhile: said, and the form then asks for it (SCR-20)', async () => {
  const [screen, id] = ['/security/password', 'change-password']
  const page = await site.newPage()
  // Kofi logs in by DingTalk and by nothing else.
  await page.goto(`/third?type=dingtalk&redirect=${screen}`)
  await page.getByRole('button', { name: 'Continue as Kofi Mensah' }).click()
  await whenReady(page, id)
  const other = await page.context().newPage()
  await other.goto(screen)
  await submitForm(other, id, twice(newPassword))
  await isTitled(other, en('change-password.set.done.heading'))
  await submitForm(page, id, twice('Lantern2026'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await isTitled(page, en('change-password.heading'))
  await formOf(page, id).field('old_password').waitFor()
})
