import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import type { TwoStepMethod } from '../../src/api/schemas/two-step.ts'
import type { TwoStepFacts, TwoStepStepId } from '../../src/flows/two-step/two-step.steps.ts'
import { letIn } from './let-in.ts'
import { member } from './login-form.ts'
import { formOf, whenReady } from './page-form.ts'
import { sentCode, totp, typeProof } from './two-step-visitor.ts'

/** A number that nobody has had a code sent to. */
export const newPhone = '13700137005'

export const settings = '/security/two-step'

/** How two-step verification can stand, as the account service keeps it. */
export const twoStepOf = {
  sms: { method: 'sms', phone: '13800138000' },
  wechat: { method: 'wechat' },
  google: { method: 'google', secret: 'JBSWY3DPEHPK3PXP' },
} as const satisfies Record<TwoStepMethod, object>

type Account = NonNullable<ReturnType<AccountService['peek']['account']>>

/** The account of whoever is logged in. */
export function accountOf(service: AccountService): Account {
  const account = service.peek.account(member.login)
  if (!account) throw new Error('There is no such account.')
  return account
}

/** Logs in, changes the account as a test wants it, and opens the section. */
export async function enterSettings(
  page: Page,
  service: AccountService,
  { account = {}, path = settings }: { account?: Partial<Account>; path?: string } = {},
): Promise<void> {
  await letIn(page)
  Object.assign(accountOf(service), account)
  await page.goto(path)
}

/** The dialog of a step, in front of the page, with the focus in it. */
export async function dialogOf(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  return dialog
}

const titles: Record<TwoStepStepId, string> = {
  'set-password': 'Set a login password',
  'verify-identity': 'Verify identity',
  'choose-method': 'Choose verification method',
  sms: 'Verify your phone',
  wechat: 'Connect WeChat',
  'download-app': 'Get Google Authenticator',
  google: 'Set up authenticator app',
}

const goOn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()

/** The key of the authenticator's step, as a person finds it. */
export async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show key' }).click()
  return String(await page.locator('code').textContent())
}

/** Asks for the code of a new phone. */
export async function sendToNewPhone(page: Page): Promise<void> {
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: 'Send code' }).click()
}

export type Walker = {
  page: Page
  service: AccountService
  /** What the picture for WeChat says. */
  scanned: () => string
  /** A page of somebody's phone. */
  openPhone: () => Promise<Page>
}

/** What a person does at each step, so that a journey can be read off the table. */
const deeds: Record<TwoStepStepId, (walker: Walker, facts: TwoStepFacts) => Promise<void>> = {
  'set-password': async ({ page }) => {
    const { field } = formOf(page, 'two-step')
    await field('password').fill('Arcade2026')
    await field('password_confirmation').fill('Arcade2026')
    await goOn(page)
  },
  'verify-identity': async ({ page }, { hasPassword }) => {
    await formOf(page, 'two-step')
      .field('password')
      .fill(hasPassword ? member.password : 'Arcade2026')
    await goOn(page)
  },
  'choose-method': async ({ page }, { method }) => {
    const names = { sms: 'SMS code', wechat: 'WeChat', google: 'Google Authenticator' }
    if (method) await page.getByRole('radio', { name: names[method] }).check()
    await goOn(page)
  },
  sms: async ({ page, service }) => {
    await sendToNewPhone(page)
    await typeProof(page, await sentCode(service))
  },
  wechat: async ({ page, service, scanned, openPhone }) => {
    await page.getByRole('img', { name: /scan it with WeChat/ }).waitFor()
    await (await openPhone()).goto(scanned())
    await typeProof(page, await sentCode(service))
  },
  'download-app': ({ page }) => goOn(page),
  google: async ({ page, service }) => {
    await page.getByRole('img', { name: /scan it/ }).waitFor()
    await typeProof(page, totp(service, await readKey(page)))
  },
}

/** Goes through these steps, each in its dialog. */
export async function walk(walker: Walker, steps: readonly TwoStepStepId[], facts: TwoStepFacts): Promise<void> {
  for (const step of steps) {
    await dialogOf(walker.page, titles[step])
    await whenReady(walker.page, 'two-step')
    await deeds[step](walker, facts)
  }
}

/** The alert that says it is done; OK leads back to the section. */
export async function confirmDone(page: Page, title: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: title })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.waitFor({ state: 'hidden' })
}
