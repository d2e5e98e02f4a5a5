import { describe, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from './browsers/playwright.ts'
import { walks } from './journeys/all.ts'
import { walk } from './walk.ts'

const site = openSite()
const openTab = async () => playwrightTab(await site.newPage())

describe.each(walks)('in %s', (locale, journeys) => {
  test.each(journeys)('$name', async (journey) => {
    await walk(journey, { service: site.service, tab: await openTab(), openOther: openTab }, { locale })
  })
})
