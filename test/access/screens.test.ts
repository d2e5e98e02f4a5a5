import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab, worldOf } from '../journeys/browsers/playwright.ts'
import { begin, whenReady } from '../journeys/walk.ts'
import { Audit, pageOptions } from './audit.ts'
import { sights } from './sights.ts'
import { leaveCallsOpen } from './states.ts'

const site = openSite()

test.for(routes)(
  '$path: its initial view has no findings, fits and can be pressed (AC-1, AC-5)',
  async ({ path }, { task }) => {
    const page = await site.newPage(pageOptions)
    await leaveCallsOpen(page)
    const audit = new Audit(task)
    await page.goto(`${path}?lang=en`)
    await whenReady(playwrightTab(page))
    expect(new URL(page.url()).pathname).toBe(path)
    await audit.look(page, path)
    audit.expectNothing()
  },
)

for (const sight of sights) {
  const { name, tags = [] } = sight
  test(`${name}: it has no findings, fits and can be pressed (AC-1, AC-5)`, { tags }, async ({ task }) => {
    site.expectTrouble(/^(status (4|5)\d\d|request failed: .*ERR_INTERNET_DISCONNECTED)/)
    const page = await site.newPage(pageOptions)
    const audit = new Audit(task)
    const world = worldOf(site, page)
    await begin({ ...sight, steps: [] }, world, 'en')
    await whenReady(world.tab)
    await sight.show(page)
    await audit.look(page, name)
    audit.expectNothing()
  })
}
