import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import { waitUntilReady } from '../journeys/walk.ts'
import { holdCalls } from './hold-calls.ts'
import { findTabStopProblems } from './tab-stops.ts'

const site = openSite()

/** Numbers and counts the expected tab stops. A tab list is one stop: only its selected tab has `tabIndex` 0. */
function markStops(): number {
  const controls = 'a[href],button:not([disabled]),input:not([type=hidden],[disabled]),summary,[tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[hidden]'),
  )
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index)
  return stops.length
}

/** Returns the index, HTML and position of the focused element, or `undefined` once focus has left the page. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const html = focused.outerHTML.slice(0, 120)
    return {
      index: Number(focused.dataset.stop ?? -1),
      html,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    }
  })

test.for(routes)(
  'Tab moves focus through every control on $path in reading order and then out of the page, and focus is visible even in forced colors mode (AC-1, AC-6)',
  async ({ path }) => {
    const page = await site.newPage({ forcedColors: 'active', reducedMotion: 'reduce' })
    await holdCalls(page)
    await page.goto(path)
    await waitUntilReady(createPlaywrightTab(page))
    const initialCount = await page.evaluate(markStops)
    expect(initialCount, 'the page has tab stops').toBeGreaterThan(0)
    // This round only moves focus out of the page, so that the next round starts at the first stop.
    for (let presses = 0; presses <= 2 * initialCount; presses += 1) {
      await page.keyboard.press('Tab')
      if (!(await readStop(page))) break
    }
    expect(await readStop(page), 'focus leaves the page').toBeUndefined()
    let count: number
    let stops: NonNullable<Awaited<ReturnType<typeof readStop>>>[]
    let problems: string[]
    do {
      count = await page.evaluate(markStops)
      stops = []
      problems = []
      for (let presses = 0; presses <= count; presses += 1) {
        await page.keyboard.press('Tab')
        problems.push(...(await findTabStopProblems(page)))
        const stop = await readStop(page)
        if (!stop) break
        stops.push(stop)
      }
      // Repeat the round if a lazy-loaded component, such as the country selector, has added stops.
    } while ((await page.evaluate(markStops)) !== count)
    expect(problems).toEqual([])
    expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index))
    const backwardStops = stops.filter(({ left, right, bottom }, index) => {
      const previous = stops[index - 1]
      const isSameColumn = previous && left < previous.right && previous.left < right
      // Allows 40 px, because a link next to a field's label comes after the field in the tab order.
      return isSameColumn && bottom < previous.top - 40
    })
    expect(backwardStops).toEqual([])
  },
)
