import { expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { createKeyboardTab } from '../journeys/browsers/keyboard.ts'
import { createJourneyEnvironment } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { walk } from '../journeys/walk.ts'
import { findLostFocus, findTabStopProblems } from './tab-stops.ts'

const site = openSite()

test.each(journeys)('“$name” works with only the keyboard, and focus is always visible (AC-6)', async (journey) => {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  const tab = createKeyboardTab(page, async () => void problems.push(...(await findTabStopProblems(page))))
  const onStep = async () => void problems.push(...(await findLostFocus(page)))
  await walk(journey, createJourneyEnvironment(site, page, tab), { onStep })
  expect(problems).toEqual([])
})
