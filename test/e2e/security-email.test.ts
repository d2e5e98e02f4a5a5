import { expect, test } from 'vitest'
import { demoPassword, newEmail, newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import {
  askForCode,
  closeAlert,
  expectTitle,
  nameNew,
  openAs,
  otherThan,
  proveCurrent,
  submitNew,
  typedInto,
} from './contact-form.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, fillIn, formOf } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const screen = '/security/email'

const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))

test('the current email is proved, then the new one, which logs in from then on (SCR-14, VAL-10)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await expectTitle(page, en('change-email.prove.heading'), { hasFocus: false })
  await page.getByText(people.mei.maskedEmail).first().waitFor()
  await proveCurrent(page, site, 'email', people.mei.email)
  await expectTitle(page, en('change-email.replace.heading'))
  const code = await nameNew(page, site, 'email', { typed: newEmail })
  expect(code).toMatch(/^\d{6}$/)
  await submitNew(page, 'email', code)
  await expectTitle(page, en('change-email.done.heading'))
  await page.getByText('You log in with m****@portico.example.com from now on.').waitFor()

  const other = await site.newPage()
  await other.goto('/login?redirect=/__pages/terms')
  await logIn(other, newEmail, demoPassword)
  await expectArrival(other, '/__pages/terms')
})

test('a link to a new password that waits in the former mailbox no longer works (SCR-14)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await fillIn(page, 'forgot-password', { login: people.mei.email })
  await formOf(page, 'forgot-password').submit.click()
  await page.getByRole('heading', { name: en('forgot-password.mail.heading') }).waitFor()
  await expect.poll(() => site.service.outbox.at(-1)?.link).toBeTruthy()
  const link = String(site.service.outbox.at(-1)?.link)
  await openAs(page, people.mei.email, screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  // A mail and a code went out: the next takes a picture.
  await fillIn(page, 'change-email', { email: newEmail })
  await formOf(page, 'change-email')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  const captcha = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await captcha.waitFor()
  await page.waitForLoadState('networkidle')
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expect.poll(() => site.service.outbox.at(-1)?.to).toBe(newEmail)
  await submitNew(page, 'email', String(site.service.outbox.at(-1)?.code))
  await expectTitle(page, en('change-email.done.heading'))
  const other = await site.newPage()
  await other.goto(link)
  await fillIn(other, 'choose-password', { password: newPassword, password_confirmation: newPassword })
  await formOf(other, 'choose-password').submit.click()
  await other.getByRole('heading', { name: en('choose-password.dead.heading') }).waitFor()
})

test('what is no email, is taken, or is the current one, is said under it (VAL-01, WID-13)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  const { field, form } = formOf(page, 'change-email')
  for (const [typed, said] of [
    ['mei@nowhere', 'Check the email address'],
    [people.kofi.email, 'This email belongs to another account.'],
    ['MEI.LIN@example.com', 'This is your current email.'],
  ] as const) {
    await field('email').fill(typed)
    await form.getByRole('button', { name: en('sms-code.send') }).click()
    await page.locator('#change-email-email-error').filter({ hasText: said }).waitFor()
    expect(await field('email').inputValue()).toBe(typed)
  }
  expect(callsTo('/update_email')).toEqual([])
})

test('a code that is wrong goes, and the email stays (IN-8)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  const code = await nameNew(page, site, 'email', { typed: newEmail })
  await submitNew(page, 'email', otherThan(code))
  await page.getByText('This is not the code that was sent to you.').waitFor()
  expect([await typedInto(page, 'change-email', 'email'), await typedInto(page, 'change-email', 'email_code')]).toEqual(
    [newEmail, ''],
  )
  await submitNew(page, 'email', code)
  await expectTitle(page, en('change-email.done.heading'))
})

test('a proof that is over when the new code is asked for leads back to it as well (RQ-10)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  site.service.clock.advance(10 * 60_000 + 1000)
  await fillIn(page, 'change-email', { email: newEmail })
  await formOf(page, 'change-email')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await expectTitle(page, en('change-email.again.heading'))
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await proveCurrent(page, site, 'email', people.mei.email)
  expect(await typedInto(page, 'change-email', 'email')).toBe(newEmail)
})

test('offline while a code is asked for: said, and nothing is lost (RQ-7)', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  await fillIn(page, 'change-email', { email: newEmail })
  // What says it comes late.
  await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await formOf(page, 'change-email')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await closeAlert(page, en('error.offline.title'))
  await page.context().setOffline(false)
  expect(await typedInto(page, 'change-email', 'email')).toBe(newEmail)
  await submitNew(page, 'email', await askForCode(page, site, { form: 'change-email', to: newEmail }))
  await expectTitle(page, en('change-email.done.heading'))
})

test('inside the desktop client, in its window', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await openAs(page, people.mei.email, '/security')
  await enterClient(page, 'sync')
  await page.goto(screen)
  await proveCurrent(page, site, 'email', people.mei.email)
  await submitNew(page, 'email', await nameNew(page, site, 'email', { typed: newEmail }))
  await expectTitle(page, en('change-email.done.heading'))
})
