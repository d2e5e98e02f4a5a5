import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logInByApi } from './log-in-by-api.ts'
import { contentOf, expectArrival, whenComplete } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const sectionPath = '/security/open-api'
const refreshPath = '/security/refresh_open_api_token_info'
const day = 24 * 60 * 60_000

/** Logs in with an account that has a token, and opens the section. */
async function open(page: Page, path = sectionPath): Promise<void> {
  await logInByApi(page)
  const createdAt = Date.now()
  const openApiToken = { token: 'c4f0'.repeat(16), createdAt, expiresAt: createdAt + 365 * day }
  const account = site.service.peek.account(people.mei.email)
  if (!account?.openApiToken) Object.assign(account ?? {}, { openApiToken })
  await page.goto(path)
}

/** The token in the service. */
const token = () => String(site.service.peek.account(people.mei.email)?.openApiToken?.token)
/** The token in the page. */
async function loadedToken(page: Page): Promise<string> {
  await page.locator('code').waitFor()
  return token()
}

const showToken = (page: Page) => page.getByRole('button', { name: en('open-api.show') }).click()
const replaceButton = (page: Page) => page.getByRole('main').getByRole('button', { name: en('open-api.replace.title') })
const dialog = (page: Page) => page.getByRole('alertdialog')
const pressInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const displayedToken = async (page: Page) => String(await page.locator('code').textContent())

/** Everything in the page or browser that persists or can be read from outside. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    const requests = performance.getEntriesByType('resource').map(({ name }) => name)
    return [
      document.title,
      location.href,
      document.cookie,
      JSON.stringify(history.state),
      ...stored,
      ...requests,
    ].join()
  })

test('SE-1 SE-2 a displayed token never reaches storage, the URL, the title, cookies or the console, even in the next section', async () => {
  const page = await site.newPage()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page)
  await showToken(page)
  const canary = token()
  expect(await contentOf(page)).toContain(canary)
  expect(await traces(page)).not.toContain(canary)
  await page.getByRole('link', { name: en('security.nav.devices') }).click()
  await expectArrival(page, '/security/devices')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  expect(await traces(page)).not.toContain(canary)
  expect(logged.join()).not.toContain(canary)
})

test('printing the page never includes the token', async () => {
  const page = await site.newPage()
  await open(page)
  await showToken(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('code').isVisible()).toBe(false)
})

test('the page asks the server which token is valid if the connection drops before the response', async () => {
  site.allowError(/^request failed/)
  const page = await site.newPage()
  await open(page)
  const old = await loadedToken(page)
  await whenComplete(page)
  await page.route(`**${refreshPath}*`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const refetched = page.waitForResponse(/get_open_api_token_info/)
  await replaceButton(page).click()
  await pressInDialog(page, en('open-api.replace.title'))
  await pressInDialog(page, en('dialog.ok'))
  await refetched
  expect(token()).not.toBe(old)
  await showToken(page)
  expect(await displayedToken(page)).toBe(token())
})
