import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCatalog } from '../../tools/catalogs.ts'
import { holdCalls } from '../accessibility/hold-calls.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Creates a page whose calls never complete, so that screens keep their initial state. */
async function newPageWithPendingCalls(options?: BrowserContextOptions): Promise<Page> {
  const page = await site.newPage(options)
  await holdCalls(page)
  return page
}

async function expectHeading(page: Page, path: string): Promise<void> {
  const heading = page.locator('h1')
  await heading.first().waitFor()
  expect(await heading.count(), path).toBe(1)
  expect((await heading.textContent())?.trim(), path).not.toBe('')
}

test.each(locales)('every screen in %s has the right language and title, and one heading (AC-6)', async (locale) => {
  const messages = await readCatalog(locale)
  for (const { path, title } of routes) {
    const response = await fetch(`${site.origin}${path}?lang=${locale}`)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    expect(html, path).toContain(`<html lang="${locale}"`)
    expect(html, path).toContain(`<title>${messages[title]?.replace('{product}', 'Portico')}</title>`)
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
  }
})

test('without JavaScript, every screen shows its heading and a notice that it needs JavaScript', async () => {
  // With JavaScript disabled, the browser reports each script as blocked by the CSP.
  site.allowError(/\.js: csp$/)
  const page = await newPageWithPendingCalls({ javaScriptEnabled: false })
  for (const { path } of routes) {
    await page.goto(path)
    await expectHeading(page, path)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect(await page.locator('noscript div').isVisible(), path).toBe(true)
    expect(await page.locator('#load-failed').isVisible(), path).toBe(false)
    // Controls that need a script are hidden. The header's language links work without one.
    const controls = page.locator('main').locator('a, button, input, [role=tab]').or(page.locator('header button'))
    expect(await controls.filter({ visible: true }).count(), path).toBe(0)
  }
})
