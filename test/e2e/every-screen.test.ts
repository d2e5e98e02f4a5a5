import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { enterClient } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Calls whose paths never take the prefix (API-06). */
const onApiHost = ['/sso/login', '/hermes/captcha_verify', '/hermes/ts']

/** Where the logo of account security leads: the page's values name it, prefix and all (`default_redirect`). */
const home = '/'

/** A page whose calls get no answer, so that every screen stays at its first sight, whoever may see it. */
async function openQuiet(options?: BrowserContextOptions): Promise<{ page: Page; calls: string[] }> {
  const page = await site.newPage(options)
  const calls: string[] = []
  await page.route('**/*', (route, request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return route.fallback()
    calls.push(new URL(request.url()).pathname)
    return undefined
  })
  return { page, calls }
}

/** Visits every screen, several at a time: much of a page's first second is waiting. */
async function visitAll(visit: (path: string) => Promise<void>): Promise<void> {
  const left = routes.map(({ path }) => path)
  const work = async () => {
    for (let path = left.shift(); path; path = left.shift()) await visit(path)
  }
  await Promise.all([work(), work(), work(), work()])
}

/** Waits until the script has taken the page over, and what comes late has come. */
const whenTakenOver = (page: Page): Promise<void> =>
  page.locator('[aria-live=polite][aria-atomic]').first().waitFor({ state: 'attached' })

async function expectHeading(page: Page, where: string): Promise<void> {
  const heading = page.locator('h1')
  await heading.first().waitFor()
  expect(await heading.count(), where).toBe(1)
  expect((await heading.textContent())?.trim(), where).not.toBe('')
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, where).toBeLessThanOrEqual(0)
}

test.each(locales)(
  'in %s every screen has its language, title and heading, and fits every width (AC-1, AC-6)',
  async (locale) => {
    const texts = await readCatalogue(locale)
    const { page } = await openQuiet()
    for (const { path, title } of routes) {
      const response = await page.goto(`${path}?lang=${locale}`)
      expect(response?.status(), path).toBe(200)
      expect(await page.locator('html').getAttribute('lang'), path).toBe(locale)
      expect(await page.title(), path).toBe(texts[title]?.replace('{product}', 'Portico'))
      await expectHeading(page, path)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoOverflow(page, `${path} at ${width} px`)
      }
    }
  },
)

test('without a script every screen can be read, and says that it needs one', async () => {
  // What the browser does not even fetch counts as refused.
  site.expectTrouble(/\.js: csp$/)
  const { page } = await openQuiet({ javaScriptEnabled: false })
  for (const { path } of routes) {
    await page.goto(path)
    await expectHeading(page, path)
    expect(await page.locator('h1').isVisible(), path).toBe(true)
    expect(await page.locator('noscript div').isVisible(), path).toBe(true)
    expect(await page.locator('#load-failed').isVisible(), path).toBe(false)
    // Nothing is offered that could do nothing; languages are links.
    const dead = page.locator('main').locator('a, button, input, [role=tab]').or(page.locator('header button'))
    expect(await dead.filter({ visible: true }).count(), path).toBe(0)
  }
})

test('in the desktop client’s window every screen is compact and fits its width', async () => {
  const { page } = await openQuiet({ viewport: { width: 380, height: 520 } })
  await enterClient(page, 'sync')
  for (const { path } of routes) {
    await page.goto(path)
    await page.locator('[data-density=client]').waitFor()
    await expectHeading(page, path)
    await expectNoOverflow(page, path)
  }
})

test('under /account every link and every call of every screen keeps the prefix (SCR-21)', async () => {
  await visitAll(async (path) => {
    const { page, calls } = await openQuiet()
    await page.goto(`/account${path}`)
    await whenTakenOver(page)
    await expectHeading(page, path)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const own = links.map((href) => new URL(href)).filter(({ origin }) => origin === site.address)
    expect(own.length, path).toBeGreaterThan(3)
    const astray = [...own.map(({ pathname }) => pathname), ...calls].filter(
      (address) => !address.startsWith('/account/') && ![...onApiHost, home].includes(address),
    )
    expect(astray, path).toEqual([])
  })
})

test('an address under /account that is no screen stays under it as well', async () => {
  site.expectTrouble(/^status 404: GET .*\/account\/no\/such-page/)
  const { page } = await openQuiet()
  await page.goto('/account/no/such-page')
  await whenTakenOver(page)
  await page.locator('main a').click()
  await page.waitForURL('**/account/login')
})

test.each([
  ['an empty', '{}'],
  ['a broken', '{ "product_name": '],
])('with %s block of values every screen is whole (LOG-09)', async (_, values) => {
  await visitAll(async (path) => {
    const { page } = await openQuiet()
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const block = /(<script type="application\/json" id="page-data">).*?(<\/script>)/s
      await route.fulfill({ response, body: (await response.text()).replace(block, `$1${values}$2`) })
    })
    await page.goto(path)
    await whenTakenOver(page)
    await expectHeading(page, path)
    expect(await page.title(), path).toContain('Portico')
  })
})

test('in every screen each field has its name, id and label, each button its type, and each submit its form (IN-1)', async () => {
  await visitAll(async (path) => {
    const { page } = await openQuiet()
    await page.goto(path)
    await whenTakenOver(page)
    const faults = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')]
      const seen = fields.filter((field) => !field.closest('[aria-hidden=true], [hidden]'))
      return [
        ...fields.filter(({ name, id }) => !name || !id),
        ...seen.filter(({ labels, ariaLabel }) => !labels?.length && !ariaLabel),
        ...fields.filter(({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1),
        ...document.querySelectorAll('button:not([type])'),
        ...[...document.querySelectorAll('[type=submit]')].filter((button) => !button.closest('form')),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120))
    })
    expect(faults, path).toEqual([])
  })
})
