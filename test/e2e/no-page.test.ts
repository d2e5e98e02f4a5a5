import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { defaultArrivalTimeoutMs } from '../../src/kit/session/use-session-watch.ts'
import { en } from '../screens/english.ts'
import { expectArrival } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Locates the session notice's button, not a form's submit button, which may have the same name. */
const continueButton = (page: Page) =>
  page.getByRole('button', { name: en('session.continue') }).and(page.locator('[type=button]'))

/** Asserts that no control is busy, and that no field contains a secret. */
async function expectFormReset(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const secrets = page.locator('input[autocomplete*=password], input[autocomplete=one-time-code]')
  expect(await secrets.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''))).toBe(
    '',
  )
}

test.each(['/files/report.zip', '%23inbox'])(
  'if a login redirects to %s, which is not a page, the form becomes usable again and the page offers to continue (RS-3)',
  async (redirect) => {
    const page = await site.newPage()
    await page.route('/files/report.zip', (route) =>
      route.fulfill({ headers: { 'Content-Disposition': 'attachment' }, body: 'files' }),
    )
    await page.clock.install()
    await page.goto(`/login?redirect=${redirect}`)
    await logIn(page)
    await page.getByRole('button', { name: en('login.opening') }).waitFor()
    await page.clock.runFor(defaultArrivalTimeoutMs)
    await page.getByText(en('session.logged-in.at-login')).waitFor()
    await expectFormReset(page)
    await continueButton(page).click()
    await expectArrival(page, '/')
  },
)
