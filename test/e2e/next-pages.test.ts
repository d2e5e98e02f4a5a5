// Tests that scripts of likely next pages are prefetched (decision 14). `test/app/prefetch-next-pages.test.ts` checks
// when nothing is prefetched.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { en } from '../screens/english.ts'
import { waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const { pages } = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport

function findScripts(path: string): string[] {
  const files = pages[`en${path}.html`]
  return files ? [files.entry, ...files.preloads].map((file) => `/${file}`) : []
}

/** Returns the script of a page's screen, which is unique to that page. */
const findScreenScript = (path: string) => `/${pages[`en${path}.html`]?.screen}`

/** Opens the login page, records its requests, and marks the time at which its form is ready. */
async function openLogin(): Promise<{ page: Page; requestedPaths: string[] }> {
  const page = await site.newPage()
  const requestedPaths: string[] = []
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const watch = () => {
      if (document.querySelector('form[data-ready]')) performance.mark('ready')
      else requestAnimationFrame(watch)
    }
    watch()
  })
  await page.goto('/login')
  await waitUntilReady(page)
  return { page, requestedPaths }
}

/** Prefetching begins over a second after the page is ready, and only while the browser is idle. */
const prefetchTimeout = { timeout: 10_000 }

const nextPaths = ['/two-step-login', '/register', '/forgot-password']

test('the login page prefetches the scripts of the next pages, but not their HTML, once its own lazy components have loaded', async () => {
  const { page, requestedPaths } = await openLogin()
  await expect
    .poll(() => requestedPaths, prefetchTimeout)
    .toEqual(expect.arrayContaining(nextPaths.map(findScreenScript)))
  expect(requestedPaths.filter((path) => nextPaths.includes(path))).toEqual([])
  const prefetchDelay = await page.evaluate((files) => {
    const starts = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      return files.includes(new URL(name).pathname) ? [startTime] : []
    })
    const [ready] = performance.getEntriesByName('ready')
    return Math.min(...starts) - (ready?.startTime ?? Infinity)
  }, nextPaths.map(findScreenScript))
  // The page's own lazy components load first, a second after the page is ready.
  expect(prefetchDelay).toBeGreaterThan(900)

  await page.getByRole('link', { name: en('login.register') }).click()
  await page.waitForURL('**/register')
  await page.locator('h1').waitFor()
  const fetchedScripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize] as const),
  )
  expect(fetchedScripts.map(([path]) => path)).toEqual(expect.arrayContaining(findScripts('/register')))
  expect(fetchedScripts.filter(([path, bytes]) => findScripts('/register').includes(path) && bytes > 0)).toEqual([])
})
