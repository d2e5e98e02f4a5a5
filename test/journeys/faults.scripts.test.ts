import { afterAll, describe, expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { worldOf } from './browsers/playwright.ts'
import { startRun } from './faults/fault-run.ts'
import { scriptFaults } from './faults/script-faults.ts'
import { surviveFailures } from './faults/under-script-faults.ts'
import { inTurn, journeys } from './journeys/all.ts'

const site = openSite()
let survived = 0
let reloaded = 0
afterAll(() => {
  const sum = `${tested.length} journeys x ${scriptFaults.length} faults = ${survived} survived`
  process.stdout.write(`Faults of scripts: ${sum}, ${reloaded} by reloading the page\n`)
})

/** All journeys except the one that has no steps on its own page, which needs no script. */
const tested = journeys.filter(({ steps }) => steps.some(({ elsewhere }) => !elsewhere))

describe.each(scriptFaults)('$name (RS-1)', (fault) => {
  test.each(inTurn(tested))('$name, in $locale', async ({ locale, ...journey }) => {
    site.allowError(/^request failed: GET .*\/assets\/.*\.js/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const run = await startRun(page, worldOf(site, page), journey, locale)
    reloaded += Number(await surviveFailures(run, fault))
    expect(run.violations).toEqual([])
    survived += 1
  })
})
