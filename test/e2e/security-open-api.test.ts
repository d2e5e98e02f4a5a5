import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logInViaApi } from './log-in-via-api.ts'
import { expectArrival, readContent, waitUntilComplete } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const sectionPath = '/security/open-api'
const refreshPath = '/security/refresh_open_api_token_info'
const day = 24 * 60 * 60_000

/** Logs in, gives the account a token unless it has one, and opens the section. */
async function openSection(page: Page): Promise<void> {
  await logInViaApi(page)
  const createdAt = Date.now()
  const openApiToken = { token: 'c4f0'.repeat(16), createdAt, expiresAt: createdAt + 365 * day }
  const account = site.service.peek.account(people.mei.email)
  if (!account?.openApiToken) Object.assign(account ?? {}, { openApiToken })
  await page.goto(sectionPath)
}

const readServiceToken = () => String(site.service.peek.account(people.mei.email)?.openApiToken?.token)

/** Waits until the page has loaded the token, and returns it. */
async function waitForToken(page: Page): Promise<string> {
  await page.locator('code').waitFor()
  return readServiceToken()
}

const showToken = (page: Page) => page.getByRole('button', { name: en('open-api.show') }).click()
const replaceButton = (page: Page) => page.getByRole('main').getByRole('button', { name: en('open-api.replace.title') })
const dialog = (page: Page) => page.getByRole('alertdialog')
const pressInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const readDisplayedToken = async (page: Page) => String(await page.locator('code').textContent())

/** Returns everything that could leak the token: title, URL, cookies, history state, storage and requested URLs. */
const readTraces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    const requests = performance.getEntriesByType('resource').map(({ name }) => name)
    return [
      document.title,
      location.href,
      document.cookie,
      JSON.stringify(history.state),
      ...storages,
      ...requests,
    ].join()
  })

test('a displayed token never reaches storage, the URL, the title, cookies or the console, even after the user opens another section (SE-1, SE-2)', async () => {
  const page = await site.newPage()
  const consoleMessages: string[] = []
  page.on('console', (message) => consoleMessages.push(message.text()))
  await openSection(page)
  await showToken(page)
  const token = readServiceToken()
  expect(await readContent(page)).toContain(token)
  expect(await readTraces(page)).not.toContain(token)
  await page.getByRole('link', { name: en('security.nav.devices') }).click()
  await expectArrival(page, '/security/devices')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  expect(await readTraces(page)).not.toContain(token)
  expect(consoleMessages.join()).not.toContain(token)
})

test('a printout of the page never includes the token', async () => {
  const page = await site.newPage()
  await openSection(page)
  await showToken(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('code').isVisible()).toBe(false)
})

test('if the connection drops while the token is being replaced, the page refetches the token from the server', async () => {
  site.allowError(/^request failed/)
  const page = await site.newPage()
  await openSection(page)
  const oldToken = await waitForToken(page)
  await waitUntilComplete(page)
  await page.route(`**${refreshPath}*`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const tokenResponse = page.waitForResponse(/get_open_api_token_info/)
  await replaceButton(page).click()
  await pressInDialog(page, en('open-api.replace.title'))
  await pressInDialog(page, en('dialog.ok'))
  await tokenResponse
  expect(readServiceToken()).not.toBe(oldToken)
  await showToken(page)
  expect(await readDisplayedToken(page)).toBe(readServiceToken())
})
