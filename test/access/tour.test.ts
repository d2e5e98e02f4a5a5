import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { whenReady } from '../journeys/walk.ts'
import { findStopProblems } from './keyboard/stops.ts'
import { leaveCallsOpen } from './states.ts'

const site = openSite()

/** All that Tab should lead to, marked with its place in the page. Of tabs, radios and the like one is a stop. */
function markStops(): number {
  const controls = 'a[href],button:not([disabled]),input:not([type=hidden],[disabled]),summary,[tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[hidden]'),
  )
  for (const [place, stop] of stops.entries()) stop.dataset.stop = String(place)
  return stops.length
}

/** Where the focus is: its place among the stops, and its box. Nothing once it has left the page. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const name = focused.outerHTML.slice(0, 120)
    return {
      place: Number(focused.dataset.stop ?? -1),
      name,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    }
  })

test.for(routes)(
  '$path: Tab leads through all of it in the order of reading, seen in forced colours as well, and out again (AC-1, AC-6)',
  async ({ path }) => {
    const page = await site.newPage({ forcedColors: 'active', reducedMotion: 'reduce' })
    await leaveCallsOpen(page)
    await page.goto(path)
    await whenReady(playwrightTab(page))
    const count = await page.evaluate(markStops)
    expect(count, 'there is something to stop at').toBeGreaterThan(0)
    // Where something has the focus at once the first tour is a short one; from the end the next one begins at the start.
    for (let presses = 0; presses <= count; presses += 1) {
      await page.keyboard.press('Tab')
      if (!(await readStop(page))) break
    }
    expect(await readStop(page), 'the focus gets out').toBeUndefined()
    const stops: NonNullable<Awaited<ReturnType<typeof readStop>>>[] = []
    const problems: string[] = []
    for (let presses = 0; presses <= count; presses += 1) {
      await page.keyboard.press('Tab')
      problems.push(...(await findStopProblems(page)))
      const stop = await readStop(page)
      if (!stop) break
      stops.push(stop)
    }
    expect(problems).toEqual([])
    expect(stops.map(({ place }) => place)).toEqual(Array.from({ length: count }, (_, place) => place))
    const backwards = stops.filter(({ left, right, bottom }, index) => {
      const last = stops[index - 1]
      const isSameColumn = last && left < last.right && last.left < right
      // What stands beside a field's label comes after the field.
      return isSameColumn && bottom < last.top - 40
    })
    expect(backwards).toEqual([])
  },
)
