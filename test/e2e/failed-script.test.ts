import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { openAs } from './log-in-via-api.ts'
import { expectArrival, locateLoginForm, submitForm, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const failedScript = /^request failed: GET .*\/assets\/.*\.js/

async function findLoginScripts(): Promise<{ entry: string; page: string }> {
  const html = await (await fetch(`${site.origin}/login`, { headers: { 'accept-language': 'en' } })).text()
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
  const page = /href="(\/assets\/login-[^"]+\.js)"/.exec(html)?.[1] ?? ''
  return { entry, page }
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

test('a page reloads once if its script fails to load, then shows a message with a reload link (RS-1, RQ-9)', async () => {
  site.allowError(failedScript)
  const page = await site.newPage()
  const script = (await findLoginScripts()).page
  await page.route(`**${script}*`, (route) => route.abort())
  const loads = countLoads(page)
  await page.goto('/login')
  await page.getByText(en('page.load-failed')).waitFor()
  expect(loads()).toBe(2)

  await page.unroute(`**${script}*`)
  await page.getByRole('link', { name: en('page.reload') }).click()
  await waitUntilReady(page)
  expect(await page.locator('#load-failed').isVisible()).toBe(false)
})

test('a page shows a message if its entry script fails to load (RS-1)', async () => {
  site.allowError(failedScript)
  const page = await site.newPage()
  const script = (await findLoginScripts()).entry
  await page.route(`**${script}*`, (route) => route.abort())
  await page.goto('/login')
  await page.getByText(en('page.load-failed')).waitFor()
  await locateLoginForm(page).login.fill('can still be typed into')
})

/** Records the method and URL of the page's navigations. */
function recordNavigations(page: Page): string[] {
  const navigations: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`)
  })
  return navigations
}

test('a form sends nothing if another script submits it without running its handlers, even without a content security policy (API-04)', async () => {
  const page = await site.newPage()
  await page.route(/\/login$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/login')
  await waitUntilReady(page)
  const navigations = recordNavigations(page)
  const { login, password, form } = locateLoginForm(page)
  await login.fill(people.mei.email)
  await password.fill(demoPassword)
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await page.goto('/register')
  expect(navigations).toEqual([`GET ${site.origin}/register`])
})

test('the content security policy blocks the submission of a form after another script has changed its method (API-04)', async () => {
  site.allowError(/form-action/)
  const page = await site.open('/login')
  await waitUntilReady(page)
  const navigations = recordNavigations(page)
  await locateLoginForm(page).form.evaluate(async (element: HTMLFormElement) => {
    const violation = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve))
    element.setAttribute('method', 'post')
    element.submit()
    await violation
  })
  await page.goto('/register')
  expect(navigations).toEqual([`GET ${site.origin}/register`])
})

test('the page shows no message if the content security policy blocks a third-party script (RS-1)', async () => {
  site.allowError(/script-src|csp$/)
  const page = await site.open('/login')
  await waitUntilReady(page)
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.src = 'https://beacon.example/beacon.js'
    const errorEvent = new Promise((resolve) => script.addEventListener('error', resolve))
    document.head.append(script)
    await errorEvent
  })
  expect(await page.locator('#load-failed').isVisible()).toBe(false)
})

test('the page shows a message with a reload link if the script that submits forms fails to load (RS-1)', async () => {
  site.allowError(failedScript)
  const page = await site.newPage()
  await page.route(/\/assets\/sending-.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await logIn(page)
  const message = locateLoginForm(page).form.getByRole('alert')
  await message.getByText(en('page.load-failed')).waitFor()
  expect(await locateLoginForm(page).password.inputValue()).toBe(demoPassword)

  await page.unroute(/\/assets\/sending-.*\.js/)
  await message.getByRole('link', { name: en('page.reload') }).click()
  await message.waitFor({ state: 'detached' })
  await logIn(page)
  await expectArrival(page, '/')
})

test('the page shows a message and a working reload button even if the error messages fail to load (RS-1)', async () => {
  site.allowError(/^status 500|^request failed|feedback-/)
  const page = await site.newPage()
  await openAs(page, '/__pages/terms')
  site.service.faults.add({ path: '/security/verify_identity', error: 'status-500', times: 9 })
  await page.route(/\/feedback-.*\.js/, (route) => route.abort())
  await page.goto('/verify-identity?redirect=/__pages/privacy')
  await page
    .getByRole('alert')
    .filter({ hasText: en('page.load-failed') })
    .waitFor()
  await page.unroute(/\/feedback-.*\.js/)
  site.service.faults.clear()
  await page.getByRole('button', { name: en('page.reload') }).click()
  await submitForm(page, 'verify-identity', { password: demoPassword })
  await expectArrival(page, '/__pages/privacy')
})
