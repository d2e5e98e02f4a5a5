import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { authenticatorSecret, demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import type { TwoStepFacts, TwoStepStepId } from '../../src/flows/account/two-step/two-step.steps.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { formOf, whenReady } from './page-form.ts'
import type { Site } from './site.ts'
import { sentCode, totp, typeProof, wechatScan } from './two-step-visitor.ts'

export const settings = '/security/two-step'

/** How two-step verification can stand, as the account service keeps it. */
export const twoStepOf = {
  sms: { method: 'sms', phone: people.mei.phone },
  wechat: { method: 'wechat' },
  google: { method: 'google', secret: authenticatorSecret },
} as const satisfies Record<TwoStepMethod, object>

type Account = NonNullable<ReturnType<AccountService['peek']['account']>>

/** The account of whoever is logged in. */
export function accountOf(service: AccountService): Account {
  const account = service.peek.account(people.mei.email)
  if (!account) throw new Error('There is no such account.')
  return account
}

/** Logs in, changes the account as a test wants it, and opens the section. */
export async function enterSettings(
  { page, service }: Omit<Walker, 'openPhone'>,
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
  'set-password': en('two-step.set-password.title'),
  'verify-identity': en('two-step.verify-identity.title'),
  'choose-method': en('two-step.choose-method.title'),
  sms: en('two-step.sms.title'),
  wechat: en('two-step.wechat.title'),
  'download-app': en('two-step.download.title'),
  google: en('two-step.google.title'),
}

const goOn = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: en('two-step.next') })
    .click()

/** The key of the authenticator's step, as a person finds it. */
export async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: en('two-step.google.show') }).click()
  return String(await page.locator('code').textContent())
}

/** Asks for the code of a new phone. */
async function sendToNewPhone(page: Page): Promise<void> {
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
}

export type Walker = {
  page: Page
  service: AccountService
  /** A page of somebody's phone. */
  openPhone: () => Promise<Page>
}

/** A walker on a fresh page. */
export async function openWalker(site: Site, options?: Parameters<Site['newPage']>[0]): Promise<Walker> {
  return { page: await site.newPage(options), service: site.service, openPhone: () => site.newPage() }
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
      .fill(hasPassword ? demoPassword : 'Arcade2026')
    await goOn(page)
  },
  'choose-method': async ({ page }, { method }) => {
    const names = {
      sms: en('two-step.method.sms'),
      wechat: en('two-step.method.wechat'),
      google: en('two-step.method.google'),
    }
    if (method) await page.getByRole('radio', { name: names[method] }).check()
    await goOn(page)
  },
  sms: async ({ page, service }) => {
    await sendToNewPhone(page)
    await typeProof(page, await sentCode(service))
  },
  wechat: async ({ page, service, openPhone }) => {
    await page.getByRole('img', { name: /scan it with WeChat/ }).waitFor()
    await (await openPhone()).goto(wechatScan(service))
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
  await alert.getByRole('button', { name: en('dialog.ok') }).click()
  await alert.waitFor({ state: 'hidden' })
}
