import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { emulateApp, locateLoginForm, phone, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Runs an action and waits for the page to reload. */
async function expectReload(page: Page, action: () => Promise<void>): Promise<void> {
  const loadEvent = page.waitForEvent('load')
  await action()
  await loadEvent
  expect(new URL(page.url()).pathname).toBe('/login')
}

test('error 9000001 shows a page-expired alert whose OK button reloads the page but keeps the typed login (ERR-07)', async () => {
  const page = await site.open('/login')
  // The user clicks OK each time, so the second reload is not treated as a loop (RQ-9).
  for (const _ of [1, 2]) {
    await logIn(page, people.sessionExpired.email)
    const alert = page.getByRole('alertdialog', { name: en('error.session-expired.title') })
    await alert.waitFor()
    // Wait until the lazy-loaded script has stored the login.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(people.sessionExpired.email)
    await expectReload(page, () => alert.getByRole('button').click())
    await waitUntilReady(page)
    await expect.poll(() => locateLoginForm(page).login.inputValue()).toBe(people.sessionExpired.email)
    expect(await locateLoginForm(page).password.inputValue()).toBe('')
  }
})

test('in a client, the page reloads automatically after the first force_two_step error, and shows a message after the second (ERR-16, RQ-9)', async () => {
  const page = await site.newPage(phone)
  await emulateApp(page)
  await page.goto('/login')
  await waitUntilReady(page)
  await expectReload(page, () => logIn(page, people.forceTwoStep.email))
  await logIn(page, people.forceTwoStep.email)
  await page
    .getByRole('alertdialog', { name: en('error.reload-loop.title') })
    .getByRole('button')
    .click()
  expect(await locateLoginForm(page).password.inputValue()).toBe(demoPassword)
})
