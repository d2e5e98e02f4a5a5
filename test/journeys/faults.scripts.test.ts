import { afterAll, describe, expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { worldOf } from './browsers/playwright.ts'
import { scriptFaults } from './faults/script-faults.ts'
import { openTrial } from './faults/trial.ts'
import { surviveLosses } from './faults/under-script-faults.ts'
import { inTurn, journeys } from './journeys/all.ts'

const site = openSite()
let survived = 0
let missed = 0
afterAll(() => {
  const sum = `${tried.length} journeys x ${scriptFaults.length} faults = ${survived} survived`
  process.stdout.write(`Faults of scripts: ${sum}, ${missed} by loading the page again\n`)
})

/** All but the one that is only watched, which needs no script. */
const tried = journeys.filter(({ steps }) => steps.some(({ elsewhere }) => !elsewhere))

describe.each(scriptFaults)('$name (RS-1)', (fault) => {
  test.each(inTurn(tried))('$name, in $locale', async ({ locale, ...journey }) => {
    site.expectTrouble(/^request failed: GET .*\/assets\/.*\.js/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const trial = await openTrial(page, worldOf(site, page), journey, locale)
    missed += Number(await surviveLosses(trial, fault))
    expect(trial.broken).toEqual([])
    survived += 1
  })
})
