// A build with its assets on another host (`ASSET_URL`), in a real browser.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { findBrowser, launchOptions } from '../../tools/browser.ts'
import { expectArrival } from '../e2e/page-form.ts'
import { logIn } from '../e2e/perform.ts'
import { watchTroubles } from '../e2e/troubles.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { whenReady } from '../journeys/walk.ts'
import { ask } from './ask.ts'
import { type Elsewhere, startElsewhere } from './elsewhere.ts'

let site: Elsewhere
let browser: Browser
let context: BrowserContext
let page: Page
let troubles: string[]

beforeAll(async () => {
  site = await startElsewhere()
  browser = await chromium.launch(launchOptions(await findBrowser()))
})
beforeEach(async () => {
  context = await browser.newContext({ baseURL: site.pages.address, locale: 'en', timezoneId: 'Asia/Shanghai' })
  troubles = []
  await watchTroubles(context, (trouble) => void troubles.push(trouble))
  page = await context.newPage()
})
afterEach(() => context.close())
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The scripts in a page's HTML, which load before any other. */
async function scriptsOf(path: string): Promise<string[]> {
  const { text } = await ask(site.pages.address, path)
  return [...text.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(([, address = '']) => address)
}

test('a login works with every script, style and icon from that host, without violating the policy (XS-3)', async () => {
  const assets: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css|svg)(\?|$)/.test(request.url())) assets.push(request.url())
  })
  await page.goto('/login')
  await whenReady(playwrightTab(page))
  await logIn(page)
  await expectArrival(page, '/')
  const own = assets.filter((address) => !address.includes('__'))
  expect(own.filter((address) => !address.startsWith(`${site.assetUrl}assets/`))).toEqual([])
  expect(own.filter((address) => address.endsWith('.css'))).not.toEqual([])
  expect(own.length).toBeGreaterThan(5)
  expect(troubles).toEqual([])
})

test('every page loads its assets only from there (LOG-09)', async () => {
  for (const path of ['/login', '/register/personal', '/security']) {
    const scripts = await scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((address) => !address.startsWith(`${site.assetUrl}assets/`))).toEqual([])
    expect((await ask(site.pages.address, path)).text).not.toMatch(/"\/assets\//)
  }
})

test('the policy allows only that folder of that host', async () => {
  await page.goto('/login')
  const { origin } = new URL(site.assetUrl)
  const load = (src: string) => {
    const script = Object.assign(document.createElement('script'), { src })
    document.head.append(script)
  }
  await page.evaluate(load, `${origin}/somebody-elses/assets/a.js`)
  await expect.poll(() => troubles.filter((trouble) => trouble.startsWith('policy: script-src'))).toHaveLength(1)
})

test('a page whose script fails to load from there reloads once, then says so (RS-1)', async () => {
  const failing = (await scriptsOf('/login')).find((address) => address.includes('/login-'))
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.route(`${failing}*`, (route) => route.abort())
  await page.goto('/login')
  await page.getByText('Part of this page did not arrive.').waitFor()
  expect(loads).toBe(2)
})

test('a lazy script that fails to load is requested once more (RS-1)', async () => {
  const early = await scriptsOf('/login')
  const failed: string[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const address = route.request().url()
    if (early.includes(address) || failed.length > 0) return route.continue()
    failed.push(address)
    return route.abort()
  })
  const again = page.waitForRequest(/\/portico\/assets\/.*\.js\?again=\d+$/)
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  await again
  await page.getByText('small problem').first().waitFor()
  expect(failed).toHaveLength(1)
})
