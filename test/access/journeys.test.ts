import { test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { whenReady } from '../journeys/walk.ts'
import { Audit, pageOptions } from './audit.ts'
import { isOurs, stopAtStates } from './states.ts'

const site = openSite()
const openOther = async () => playwrightTab(await site.newPage())

test.for(journeys)(
  '$name: no state is at fault, does not fit or is too small to press (AC-1, AC-5)',
  async (journey, { task }) => {
    const page = await site.newPage(pageOptions)
    const tab = playwrightTab(page)
    const audit = new Audit(task)
    // A visitor's first sight of a screen is looked at in screens.test.ts.
    const isSeenElsewhere = !journey.as && routes.some((route) => route.path === journey.path)
    await stopAtStates(journey, { service: site.service, tab, openOther }, async (state) => {
      if ((state === 0 && isSeenElsewhere) || !(await isOurs(tab))) return
      await whenReady(tab)
      await audit.look(page, `state ${state}`)
    })
    audit.expectNothing()
  },
)
