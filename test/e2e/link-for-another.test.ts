import type { Page } from 'playwright'
import { test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { choosePassword } from '../screens/recovery.ts'
import { openAs } from './let-in.ts'
import { expectArrival, fillIn, formOf } from './page-form.ts'
import { logIn, perform } from './perform.ts'
import { expectDone, findLink } from './recovery.ts'
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
  await openAs(page, demoLinks.activationWithPhone, other.login)
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
  const link = await findLink(await site.newPage(), site)
  const page = await site.newPage()
  await openAs(page, link, other.login)
  await seeQuestion(page, people.mei.maskedPhone)
  await press(page, en('link-question.link'))
  await perform(page, choosePassword())
  await expectDone(page)
  await page.getByText(en('choose-password.done.intro-other', { login: other.masked })).waitFor()
  await page.getByRole('link', { name: en('login.submit') }).click()
  await expectArrival(page, '/login')
  await logIn(page, people.mei.email, newPassword)
  await expectArrival(page, '/')
  await page.getByText(people.mei.maskedPhone).waitFor()
})
