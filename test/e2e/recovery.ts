import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fillIn, formOf, submitForm, whenReady } from './page-form.ts'
import type { Site } from './site.ts'

/** A password that no demo account has. */
export const newPassword = 'Cloud2027'

/** Names the account whose password is forgotten. */
export const nameAccount = (page: Page, login: string): Promise<void> => submitForm(page, 'forgot-password', { login })

/** What was sent to an address last. */
export function sentTo(site: Site, to: string) {
  return site.service.outbox.findLast((message) => message.to === to)
}

/** Has a code sent to the phone of the second step, and tells it. */
export async function askForCode(page: Page, site: Site, to: string): Promise<string> {
  await whenReady(page, 'forgot-password-code')
  await page.getByRole('button', { name: /^(Send code|获取验证码)$/ }).click()
  await expect.poll(() => sentTo(site, to)?.code).toBeTruthy()
  return String(sentTo(site, to)?.code)
}

/** Types the code, whose last digit submits it. */
export const typeCode = (page: Page, code: string): Promise<void> =>
  fillIn(page, 'forgot-password-code', { sms_captcha: code })

/** Chooses a password, twice the same. */
export const choosePassword = (page: Page, password = newPassword): Promise<void> =>
  submitForm(page, 'choose-password', { password, password_confirmation: password })

/** Waits for the screen that says that the password is set, whose title has the focus (AC-6). */
export async function expectDone(page: Page, heading = 'Your new password is set'): Promise<void> {
  const title = page.getByRole('heading', { name: heading, level: 1 })
  await title.waitFor()
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** What stands in a field. */
export const typedInto = (page: Page, form: string, name: string): Promise<string> =>
  formOf(page, form).field(name).inputValue()
