import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import { waitUntilReady } from '../journeys/walk.ts'
import { holdCalls } from './hold-calls.ts'
import { findProblems, pageOptions } from './inspect.ts'

const site = openSite()

test.each(routes)(
  'the initial view of $path is accessible, fits the window and has large enough targets (AC-1, AC-5)',
  async ({ path }) => {
    const page = await site.newPage(pageOptions)
    await holdCalls(page)
    await page.goto(`${path}?lang=en`)
    await waitUntilReady(createPlaywrightTab(page))
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await findProblems(page)).toEqual([])
  },
)

// Plants problems that the checks must find, because a check that never fails proves nothing.
test.each([
  [/^color-contrast/, 'h1', { color: '#ccc' }],
  [/^320 px: the page scrolls sideways/, 'main', { minWidth: '400px' }],
  [/^320 px: cut off/, 'h1', { height: '12px', overflow: 'hidden' }],
  [/^target smaller than 44 px/, '[type=submit]', { height: '30px', minHeight: '0' }],
  [/^no border in forced colors/, '[type=submit]', { border: '0' }],
] as const)('the checks report %s', async (problem, selector, style) => {
  const page = await site.open('/login', pageOptions)
  await waitUntilReady(createPlaywrightTab(page))
  await page.locator(selector).evaluate((element: HTMLElement, planted) => Object.assign(element.style, planted), style)
  expect(await findProblems(page)).toContainEqual(expect.stringMatching(problem))
})
