import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { usualArrivalMs } from '../../src/kit/session/use-session-watch.ts'
import { worldOf } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { act, begin, make, prepare } from '../journeys/walk.ts'
import { en } from '../screens/english.ts'
import { speak } from '../screens/words.ts'
import { expectArrival } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** The notice's button. A form's own button may have the same name. */
const onward = (page: Page) =>
  page.getByRole('button', { name: en('session.continue') }).and(page.locator('[type=button]'))

/** Asserts that nothing on the page is busy, and that no field contains a secret. */
async function expectReleased(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const secrets = page.locator('input[autocomplete*=password], input[autocomplete=one-time-code]')
  expect(await secrets.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''))).toBe(
    '',
  )
}

test.each(['/files/report.zip', '%23inbox'])(
  'a login that redirects to %s, which is not a page, re-enables the form, says that the user is logged in, and offers a link (RS-3)',
  async (redirect) => {
    const page = await site.newPage()
    await page.route('/files/report.zip', (route) =>
      route.fulfill({ headers: { 'Content-Disposition': 'attachment' }, body: 'files' }),
    )
    await page.clock.install()
    await page.goto(`/login?redirect=${redirect}`)
    await logIn(page)
    await page.getByRole('button', { name: en('login.opening') }).waitFor()
    await page.clock.runFor(usualArrivalMs)
    await page.getByText(en('session.logged-in.at-login')).waitFor()
    await expectReleased(page)
    await onward(page).click()
    await expectArrival(page, '/')
  },
)

/** Every journey that ends by navigating, and its last step. */
const endings = journeys.flatMap(({ steps, ...journey }) => {
  const last = steps.at(-1)
  return last && 'path' in last.until ? [{ ...journey, steps: steps.slice(0, -1), last, end: last.until.path }] : []
})

test.each(endings)('$name: nothing stays busy and no field keeps a secret if no page opens (RS-3)', async (journey) => {
  const page = await site.newPage()
  const say = await speak('en')
  const world = worldOf(site, page)
  await page.clock.install()
  await begin(journey, world, 'en')
  for (const step of journey.steps) await make(step, world, say)
  await page.route(
    ({ pathname }) => pathname === journey.end,
    (route) => route.fulfill({ status: 204 }),
  )
  await prepare(journey.last, world, say)
  const navigated = page.waitForRequest((request) => new URL(request.url()).pathname === journey.end)
  await act(journey.last, world, say)
  await navigated
  await page.clock.runFor(usualArrivalMs)
  // The company's own login has not logged in yet.
  if (journey.end !== '/__sso') await onward(page).waitFor()
  await expectReleased(page)
})
