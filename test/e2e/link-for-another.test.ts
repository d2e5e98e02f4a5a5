import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { expectArrival, logIn } from './login-form.ts'
import { fillIn, formOf } from './page-form.ts'
import { choosePassword, expectDone, nameAccount, sentTo } from './recovery.ts'
import { openSite } from './site.ts'

const site = openSite()
const other = { login: people.tomas.email, masked: 'to****as@example.com' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits for the question of a link. */
async function seeQuestion(page: Page, owner: string) {
  await page.getByText(en('link-question.owner', { owner })).waitFor()
  await page.getByText(en('link-question.logged-in', { login: other.masked })).waitFor()
}

test('an invitation opened by somebody else names both, and either may go on (SCR-06, RQ-13)', async () => {
  const page = await site.newPage()
  await letIn(page, other.login)
  await page.goto(demoLinks.activationWithPhone)
  await seeQuestion(page, '135****5000')
  await press(page, en('session.other.action'))
  await expectArrival(page, '/')
  await page.getByText(other.masked).waitFor()

  await page.goto(demoLinks.activationWithPhone)
  await press(page, en('link-question.link'))
  await fillIn(page, 'activation', { name: 'Lin Yue', password: newPassword, password_confirmation: newPassword })
  await formOf(page, 'activation').form.getByRole('checkbox').check()
  await formOf(page, 'activation').submit.click()
  await expectArrival(page, '/')
  await page.getByText('135****5000').waitFor()
})

test('a reset names who stays logged in, and the new password then logs in (SCR-05, RQ-13)', async () => {
  const asking = await site.newPage()
  await asking.goto('/forgot-password')
  await nameAccount(asking, people.mei.email)
  await expect.poll(() => sentTo(site, people.mei.email)?.link).toBeTruthy()

  const page = await site.newPage()
  await letIn(page, other.login)
  await page.goto(String(sentTo(site, people.mei.email)?.link))
  await seeQuestion(page, people.mei.maskedPhone)
  await press(page, en('link-question.link'))
  await choosePassword(page)
  await expectDone(page)
  await page.getByText(en('choose-password.done.intro-other', { login: other.masked })).waitFor()
  await page.getByRole('link', { name: en('login.submit') }).click()
  await expectArrival(page, '/login')
  await logIn(page, people.mei.email, newPassword)
  await expectArrival(page, '/')
  await page.getByText(people.mei.maskedPhone).waitFor()
})
