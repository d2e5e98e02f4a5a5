import { expect, test } from 'vitest'
import {
  askForCode,
  closeAlert,
  expectTitle,
  mei,
  nameNew,
  openAs,
  otherThan,
  proveCurrent,
  submitNew,
  tabTo,
  typedInto,
} from './contact-form.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, fillIn, formOf, phone as phoneScreen } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const next = 'mei@portico.example.com'
const screen = '/security/email'

const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))

test('the current email is proved, then the new one, which logs in from then on (SCR-14, VAL-10)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await expectTitle(page, 'Verify your current email', { hasFocus: false })
  await page.getByText(mei.maskedEmail).first().waitFor()
  await proveCurrent(page, site, 'email', mei.login)
  await expectTitle(page, 'Enter your new email')
  const code = await nameNew(page, site, 'email', { typed: next })
  expect(code).toMatch(/^\d{6}$/)
  await submitNew(page, 'email', code)
  await expectTitle(page, 'Your email is changed')
  await page.getByText('You log in with m****@portico.example.com from now on.').waitFor()

  const other = await site.newPage()
  await other.goto('/login?redirect=/__pages/terms')
  await logIn(other, { login: next, password: mei.password })
  await expectArrival(other, '/__pages/terms')
})

test('a link to a new password that waits in the former mailbox no longer works (SCR-14)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await fillIn(page, 'forgot-password', { login: mei.login })
  await formOf(page, 'forgot-password').submit.click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expect.poll(() => site.service.outbox.at(-1)?.link).toBeTruthy()
  const link = String(site.service.outbox.at(-1)?.link)
  await openAs(page, mei.login, screen)
  await proveCurrent(page, site, 'email', mei.login)
  // A mail and a code went out: the next takes a picture.
  await fillIn(page, 'change-email', { email: next })
  await formOf(page, 'change-email').form.getByRole('button', { name: 'Send code' }).click()
  const captcha = page.getByRole('textbox', { name: 'Characters in the picture' })
  await captcha.waitFor()
  await page.waitForLoadState('networkidle')
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expect.poll(() => site.service.outbox.at(-1)?.to).toBe(next)
  await submitNew(page, 'email', String(site.service.outbox.at(-1)?.code))
  await expectTitle(page, 'Your email is changed')
  const other = await site.newPage()
  await other.goto(link)
  await fillIn(other, 'choose-password', { password: 'Cloud2027', password_confirmation: 'Cloud2027' })
  await formOf(other, 'choose-password').submit.click()
  await other.getByRole('heading', { name: 'This link no longer works' }).waitFor()
})

test('what is no email, is taken, or is the current one, is said under it (VAL-01, WID-13)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await proveCurrent(page, site, 'email', mei.login)
  const { field, form } = formOf(page, 'change-email')
  for (const [typed, said] of [
    ['mei@nowhere', 'Check the email address'],
    ['kofi@example.com', 'This email belongs to another account.'],
    ['MEI.LIN@example.com', 'This is your current email.'],
  ] as const) {
    await field('email').fill(typed)
    await form.getByRole('button', { name: 'Send code' }).click()
    await page.locator('#change-email-email-error').filter({ hasText: said }).waitFor()
    expect(await field('email').inputValue()).toBe(typed)
  }
  expect(callsTo('/update_email')).toEqual([])
})

test('a code that is wrong goes, and the email stays (IN-8)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await proveCurrent(page, site, 'email', mei.login)
  const code = await nameNew(page, site, 'email', { typed: next })
  await submitNew(page, 'email', otherThan(code))
  await page.getByText('This is not the code that was sent to you.').waitFor()
  expect([
    await typedInto(page, 'change-email', 'email'),
    await typedInto(page, 'change-email', 'email_captcha'),
  ]).toEqual([next, ''])
  await submitNew(page, 'email', code)
  await expectTitle(page, 'Your email is changed')
})

test('a proof that is over when the new code is asked for leads back to it as well (RQ-10)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await proveCurrent(page, site, 'email', mei.login)
  site.service.clock.advance(10 * 60_000 + 1000)
  await fillIn(page, 'change-email', { email: next })
  await formOf(page, 'change-email').form.getByRole('button', { name: 'Send code' }).click()
  await expectTitle(page, 'Verify your current email once more')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await proveCurrent(page, site, 'email', mei.login)
  expect(await typedInto(page, 'change-email', 'email')).toBe(next)
})

test('offline while a code is asked for: said, and nothing is lost (RQ-7)', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await proveCurrent(page, site, 'email', mei.login)
  await fillIn(page, 'change-email', { email: next })
  // What says it comes late.
  await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await formOf(page, 'change-email').form.getByRole('button', { name: 'Send code' }).click()
  await closeAlert(page, 'You are offline')
  await page.context().setOffline(false)
  expect(await typedInto(page, 'change-email', 'email')).toBe(next)
  await submitNew(page, 'email', await askForCode(page, site, { form: 'change-email', to: next }))
  await expectTitle(page, 'Your email is changed')
})

test('on a phone, in Chinese, by keyboard alone, under /account (SCR-21, AC-6)', async () => {
  const page = await site.newPage({ ...phoneScreen, locale: 'zh-CN' })
  await openAs(page, mei.login, `/account${screen}`)
  await proveCurrent(page, site, 'email', mei.login)
  await expectTitle(page, '输入新邮箱')
  await tabTo(page, 'email')
  await page.keyboard.type(next)
  await tabTo(page, 'email_captcha')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => site.service.outbox.at(-1)?.to).toBe(next)
  await page.getByText('验证码已发送至').first().waitFor()
  await page.keyboard.type(String(site.service.outbox.at(-1)?.code))
  await page.keyboard.press('Enter')
  await expectTitle(page, '邮箱已更改')
})

test('inside the desktop client, in its window', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await openAs(page, mei.login, '/security')
  await enterClient(page, 'sync')
  await page.goto(screen)
  await proveCurrent(page, site, 'email', mei.login)
  await submitNew(page, 'email', await nameNew(page, site, 'email', { typed: next }))
  await expectTitle(page, 'Your email is changed')
})
