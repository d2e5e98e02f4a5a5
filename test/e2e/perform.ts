import type { Page } from 'playwright'
import type { AccountService } from '../../mocks/account-service.ts'
import { locales } from '../../src/i18n/locales.ts'
import { createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import { fillIn, press, waitForOutcome, waitUntilFormsReady } from '../journeys/walk.ts'
import { logIn as logInStep } from '../screens/login.ts'
import type { Step } from '../screens/step.ts'
import { loadTextLookup } from '../screens/text-lookup.ts'
import { waitUntilReady } from './page-form.ts'

/** Performs steps on a page in its language. If `site` is omitted, the steps must not read sent codes. */
export async function perform(
  page: Page,
  steps: Step | readonly Step[],
  site?: { service: AccountService },
): Promise<void> {
  const context = {
    tab: createPlaywrightTab(page),
    get service() {
      if (!site) throw new Error('This step reads a sent code, so pass `site` to `perform`.')
      return site.service
    },
  }
  await waitUntilFormsReady(context.tab)
  const language = await page.evaluate(() => document.documentElement.lang)
  const t = await loadTextLookup(locales.find((locale) => locale === language) ?? 'en')
  for (const step of [steps].flat()) {
    await waitUntilFormsReady(context.tab)
    await fillIn(step, context, t)
    await press(step, context, t)
    if (step.until) await waitForOutcome(step.until, context, t)
  }
}

/** Fills in and submits the login form on the open page. */
export const logIn = (page: Page, ...credentials: Parameters<typeof logInStep>): Promise<void> =>
  perform(page, logInStep(...credentials))

/** Logs in with a password, up to the second step. */
export async function reachSecondStep(page: Page, login: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await logIn(page, login)
  await page.waitForURL(/\/two-step-login/)
  await waitUntilReady(page, 'two-step-login')
}
