import type { Page } from 'playwright'
import { expect } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { en } from '../screens/english.ts'
import { speak } from '../screens/words.ts'
import { letIn } from './let-in.ts'
import { fillIn, formOf, whenReady } from './page-form.ts'
import type { Site } from './site.ts'

/** Opens a page of account security as somebody who is logged in. */
export async function openAs(page: Page, login: string, path: string): Promise<void> {
  await letIn(page, login)
  await page.goto(path)
}

export type Contact = 'phone' | 'email'
const codeNames = { phone: 'sms_code', email: 'email_code' }

const languages = await Promise.all(locales.map(speak))

/** What the button is called that has a code sent, the first time and again, in each language. */
const sendNames = new RegExp(
  `^(${languages.flatMap((say) => [say('sms-code.send'), say('sms-code.again')]).join('|')})$`,
)

/** The newest code that went to an address. */
export const sentTo = ({ service }: Site, to: string) => service.outbox.findLast((one) => one.to === to && one.code)

/** Has a code sent by a form of these screens, and tells it. */
export async function askForCode(page: Page, site: Site, { form, to }: { form: string; to: string }): Promise<string> {
  await whenReady(page, form)
  const before = site.service.outbox.length
  await formOf(page, form).form.getByRole('button', { name: sendNames }).click()
  await expect.poll(() => site.service.outbox.slice(before).find((one) => one.to === to)?.code).toBeTruthy()
  return String(sentTo(site, to)?.code)
}

/** Proves the current phone or email: its code is sent, and its last digit submits it. */
export async function proveCurrent(page: Page, site: Site, contact: Contact, to: string): Promise<void> {
  const form = `prove-${contact}`
  const code = await askForCode(page, site, { form, to })
  await fillIn(page, form, { [codeNames[contact]]: code })
  await whenReady(page, `change-${contact}`)
  await formOf(page, `change-${contact}`).field(contact).waitFor()
}

/** Names the new one and has its code sent. */
export async function nameNew(
  page: Page,
  site: Site,
  contact: Contact,
  { typed, to = typed }: { typed: string; to?: string },
): Promise<string> {
  await fillIn(page, `change-${contact}`, { [contact]: typed })
  return askForCode(page, site, { form: `change-${contact}`, to })
}

/** Types the new one's code and submits. */
export async function submitNew(page: Page, contact: Contact, code: string): Promise<void> {
  await fillIn(page, `change-${contact}`, { [codeNames[contact]]: code })
  await formOf(page, `change-${contact}`).submit.click()
}

/** Waits for a page's title; once the page has changed in place it has the focus (AC-6). */
export async function expectTitle(page: Page, name: string | RegExp, { hasFocus = true } = {}): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name })
  await title.waitFor()
  if (hasFocus) await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(true)
}

/** A code that is wrong whatever the right one is. */
export const otherThan = (code: string) => (code.startsWith('1') ? '2' : '1').repeat(code.length)

/** What stands in a field. */
export const typedInto = (page: Page, form: string, name: string): Promise<string> =>
  formOf(page, form).field(name).inputValue()

/** Presses OK under what is said over the page: in an alert, or at its foot while the script of alerts is on its way. */
export async function closeAlert(page: Page, title: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor()
  const ok = page.getByRole('button', { name: en('dialog.ok') })
  await ok.click()
  await ok.waitFor({ state: 'detached' })
}
