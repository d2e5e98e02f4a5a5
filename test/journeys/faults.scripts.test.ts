import { afterAll, describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from './browsers/playwright.ts'
import { scriptFaults } from './faults/script-faults.ts'
import { openTrial } from './faults/trial.ts'
import { surviveLosses } from './faults/under-script-faults.ts'
import { journeys } from './journeys/all.ts'

const site = openSite()
let survived = 0
let missed = 0
afterAll(() => {
  const sum = `${inTurn.length} journeys x ${scriptFaults.length} faults = ${survived} survived`
  process.stdout.write(`Faults of scripts: ${sum}, ${missed} by loading the page again\n`)
})

const inTurn = journeys
  // One that is only watched needs no script of its own.
  .filter(({ steps }) => steps.some(({ elsewhere }) => !elsewhere))
  .map((journey, place) => ({ ...journey, locale: locales[place % locales.length] ?? 'en' }))

describe.each(scriptFaults)('$name (RS-1)', (fault) => {
  test.each(inTurn)('$name, in $locale', async ({ locale, ...journey }) => {
    site.expectTrouble(/^request failed: GET .*\/assets\/.*\.js/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const openOther = async () => playwrightTab(await site.newPage())
    const world = { service: site.service, tab: playwrightTab(page), openOther }
    const trial = await openTrial(page, world, journey, locale)
    missed += Number(await surviveLosses(trial, fault))
    expect(trial.broken).toEqual([])
    survived += 1
  })
})
