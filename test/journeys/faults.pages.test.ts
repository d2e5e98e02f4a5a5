import { afterAll, describe, expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { worldOf } from './browsers/playwright.ts'
import { startRun } from './faults/fault-run.ts'
import { pageFaults, webOnly } from './faults/page-faults.ts'
import { surviveJourney } from './faults/under-page-faults.ts'
import { inTurn, journeys } from './journeys/all.ts'

const site = openSite()
let survived = 0
afterAll(() => {
  const count = pageFaults.flatMap(({ names }) => names).length
  process.stdout.write(`Faults of pages: ${journeys.length} journeys, ${count} faults, ${survived} met and survived\n`)
})

// Each page fault is tested with every second journey.
describe.each(pageFaults.map((fault, turn) => ({ fault, turn, title: fault.names.join(', ') })))(
  '$title (IN-6, RD-6, RS-2, RS-3)',
  ({ fault, turn }) => {
    test.each(inTurn(journeys).filter((_, index) => index % 2 === turn % 2))(
      '$name, in $locale',
      async ({ locale, ...journey }) => {
        site.allowError(/^request failed: POST/)
        const page = await site.newPage({ reducedMotion: 'reduce' })
        const client = fault.client && journey.name !== webOnly ? [fault.client] : []
        for (const script of [...(fault.hostile ?? []), ...client]) await page.addInitScript(script)
        await fault.arrange?.(page, site.service)
        const run = await startRun(page, worldOf(site, page), journey, locale)
        await surviveJourney(run, fault)
        expect(run.violations).toEqual([])
        survived += fault.names.filter((name) => client.length > 0 || !name.startsWith('a bridge')).length
      },
    )
  },
)
