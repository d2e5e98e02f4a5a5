import { describe, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from './browsers/playwright.ts'
import { journeys } from './journeys/all.ts'
import { walk } from './walk.ts'

const site = openSite()
const openTab = async () => playwrightTab(await site.newPage())

describe.each(locales)('in %s', (locale) => {
  test.each(journeys)('$name', async (journey) => {
    await walk(journey, { service: site.service, tab: await openTab(), openOther: openTab }, { locale })
  })
})
