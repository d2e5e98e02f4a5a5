import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { leaveCallsOpen } from '../access/states.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { whenReady } from '../journeys/walk.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Opens a page whose calls stay unanswered, so that every screen stays at its initial view, even for visitors. */
async function openQuiet(options?: BrowserContextOptions): Promise<Page> {
  const page = await site.newPage(options)
  await leaveCallsOpen(page)
  return page
}

/** Visits every screen, several in parallel, because a page mostly waits during its first second. */
async function visitAll(visit: (path: string) => Promise<void>): Promise<void> {
  const remaining = routes.map(({ path }) => path)
  const work = async () => {
    for (let path = remaining.shift(); path; path = remaining.shift()) await visit(path)
  }
  await Promise.all([work(), work(), work(), work()])
}

async function expectHeading(page: Page, where: string): Promise<void> {
  const heading = page.locator('h1')
  await heading.first().waitFor()
  expect(await heading.count(), where).toBe(1)
  expect((await heading.textContent())?.trim(), where).not.toBe('')
}

test.each(locales)('every screen in %s has the right language, title and heading (AC-6)', async (locale) => {
  const texts = await readCatalogue(locale)
  const page = await openQuiet()
  for (const { path, title } of routes) {
    const response = await page.goto(`${path}?lang=${locale}`)
    expect(response?.status(), path).toBe(200)
    expect(await page.locator('html').getAttribute('lang'), path).toBe(locale)
    expect(await page.title(), path).toBe(texts[title]?.replace('{product}', 'Portico'))
    await expectHeading(page, path)
  }
})

test('every screen can be read without JavaScript, and says that it needs JavaScript', async () => {
  // Scripts that the browser does not fetch count as blocked.
  site.allowError(/\.js: csp$/)
  const page = await openQuiet({ javaScriptEnabled: false })
  for (const { path } of routes) {
    await page.goto(path)
    await expectHeading(page, path)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect(await page.locator('noscript div').isVisible(), path).toBe(true)
    expect(await page.locator('#load-failed').isVisible(), path).toBe(false)
    // The page offers no control that needs a script, so the languages are links.
    const unusable = page.locator('main').locator('a, button, input, [role=tab]').or(page.locator('header button'))
    expect(await unusable.filter({ visible: true }).count(), path).toBe(0)
  }
})

// An empty block is treated like a malformed one: see `test/host/page-data.test.ts`.
test('every screen is still complete if the page data is malformed (LOG-09)', async () => {
  await visitAll(async (path) => {
    const page = await openQuiet()
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const block = /(<script type="application\/json" id="page-data">).*?(<\/script>)/s
      await route.fulfill({ response, body: (await response.text()).replace(block, '$1{ "product_name": $2') })
    })
    await page.goto(path)
    await whenReady(playwrightTab(page))
    await expectHeading(page, path)
    expect(await page.title(), path).toContain('Portico')
  })
})
