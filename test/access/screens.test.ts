import { expect, test } from 'vitest'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab, worldOf } from '../journeys/browsers/playwright.ts'
import { begin, whenReady } from '../journeys/walk.ts'
import { Audit, pageOptions } from './audit.ts'
import { extraStates } from './extra-states.ts'
import { leaveCallsOpen } from './states.ts'

const site = openSite()

test.for(routes)(
  '$path: the initial view is accessible, fits and has large enough targets (AC-1, AC-5)',
  async ({ path }, { task }) => {
    const page = await site.newPage(pageOptions)
    await leaveCallsOpen(page)
    const audit = new Audit(task)
    await page.goto(`${path}?lang=en`)
    await whenReady(playwrightTab(page))
    expect(new URL(page.url()).pathname).toBe(path)
    await audit.inspect(page, path)
    audit.expectNothing()
  },
)

for (const state of extraStates) {
  const { name, tags = [] } = state
  test(`${name}: the page is accessible, fits and has large enough targets (AC-1, AC-5)`, { tags }, async ({
    task,
  }) => {
    site.allowError(/^(status (4|5)\d\d|request failed: .*ERR_INTERNET_DISCONNECTED)/)
    const page = await site.newPage(pageOptions)
    const audit = new Audit(task)
    const world = worldOf(site, page)
    await begin({ ...state, steps: [] }, world, 'en')
    await whenReady(world.tab)
    await state.show(page)
    await audit.inspect(page, name)
    audit.expectNothing()
  })
}
