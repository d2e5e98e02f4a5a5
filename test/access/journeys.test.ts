import { test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { Audit, locale, pageOptions } from './audit.ts'
import { stopAtStates } from './states.ts'

const site = openSite()
const openOther = async () => playwrightTab(await site.newPage())

test.for(journeys)('$name: no state is at fault, does not fit or is too small to press (AC-1, AC-5)', async (journey, { task }) => {
  const page = await site.newPage(pageOptions)
  const audit = new Audit(task)
  const world = { service: site.service, tab: playwrightTab(page), openOther }
  await stopAtStates(journey, world, locale, (state) => audit.look(page, state))
  audit.expectNothing()
})
