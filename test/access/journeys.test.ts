import { test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { worldOf } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { walk, whenReady } from '../journeys/walk.ts'
import { Audit, pageOptions } from './audit.ts'
import { isOurs } from './states.ts'

const site = openSite()

test.for(journeys)(
  '$name: each state is accessible, fits and has large enough targets (AC-1, AC-5)',
  async (journey, { task }) => {
    const page = await site.newPage(pageOptions)
    const world = worldOf(site, page)
    const audit = new Audit(task)
    // screens.test.ts inspects a visitor's initial view of each screen.
    const isSeenElsewhere = !journey.as && routes.some((route) => route.path === journey.path)
    const stop = async (state: number) => {
      if ((state === 0 && isSeenElsewhere) || !(await isOurs(world.tab))) return
      await whenReady(world.tab)
      await audit.inspect(page, `state ${state}`)
    }
    await walk(journey, world, { stop })
    audit.expectNothing()
  },
)
