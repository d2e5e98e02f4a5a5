import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fillIn, formOf, whenReady } from './page-form.ts'
import type { Site } from './site.ts'

/** Somebody who has no account yet. */
export const newcomer = { name: 'Mei Lin', phone: '13700137000', password: 'Harbour2026' }

/** Names the person, and their company where one is given, and goes on to the second step. */
export async function reachProof(page: Page, who: { name: string; phone: string; company?: string } = newcomer) {
  const { name, phone, company } = who
  await fillIn(page, 'register', { ...(company && { company_name: company }), name, phone })
  await formOf(page, 'register').submit.click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
}

/** Has a code sent, and waits for it. */
export async function receiveCode(site: Site, page: Page): Promise<string> {
  const before = site.service.outbox.length
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => site.service.outbox.length).toBe(before + 1)
  await page.getByRole('button', { name: /Resend in/ }).waitFor()
  return String(site.service.outbox.at(-1)?.code)
}

/** Fills the second step in, and submits it. */
export async function finish(page: Page, code: string, password = newcomer.password) {
  const { form, field, submit } = formOf(page, 'register')
  await field('sms_captcha').fill(code)
  await field('password').fill(password)
  await field('password_confirmation').fill(password)
  await form.getByRole('checkbox').check()
  await submit.click()
}

/** Registers on the page that is open. */
export async function register(site: Site, page: Page, who: Parameters<typeof reachProof>[1] = newcomer) {
  await whenReady(page, 'register')
  await reachProof(page, who)
  await finish(page, await receiveCode(site, page))
}

/** The registrations that reached the account service, by path. */
export const registrations = ({ service }: Site) =>
  service.calls.filter(({ path }) => path.endsWith('register') || path.endsWith('edition'))
