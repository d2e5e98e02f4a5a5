import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { createKeyboardTab } from '../journeys/browsers/keyboard.ts'
import { createJourneyEnvironment } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { waitUntilReady, walk } from '../journeys/walk.ts'
import { findProblems, pageOptions } from './inspect.ts'
import { findLostFocus, findTabStopProblems } from './tab-stops.ts'

const site = openSite()

test.each(journeys)(
  '“$name” can be completed by keyboard alone, and every state is accessible, fits the window, shows focus and has large enough targets (AC-1, AC-5, AC-6)',
  async (journey) => {
    const page = await site.newPage(pageOptions)
    const problems: string[] = []
    const tab = createKeyboardTab(page, async () => void problems.push(...(await findTabStopProblems(page))))
    const environment = createJourneyEnvironment(site, page, tab)
    // screens.test.ts inspects a visitor's initial view of each screen.
    const isInspectedElsewhere = !journey.loggedInAs && routes.some((route) => route.path === journey.path)
    const onStep = async (stepNumber: number) => {
      problems.push(...(await findLostFocus(page)))
      const { pathname } = new URL(page.url())
      if ((stepNumber === 0 && isInspectedElsewhere) || !routes.some(({ path }) => path === pathname)) return
      await waitUntilReady(environment.tab)
      problems.push(...(await findProblems(page)).map((problem) => `step ${stepNumber}: ${problem}`))
    }
    await walk(journey, environment, { onStep })
    expect(problems).toEqual([])
  },
)
