import { describe, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { createJourneyEnvironment } from './browsers/playwright.ts'
import { journeysByLocale } from './journeys/all.ts'
import { walk } from './walk.ts'

const site = openSite()

describe.each(journeysByLocale)('in %s', (locale, journeys) => {
  test.each(journeys)('$name', async (journey) => {
    await walk(journey, createJourneyEnvironment(site, await site.newPage()), { locale })
  })
})
