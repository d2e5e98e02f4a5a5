import { afterAll, expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { openSite } from '../../e2e/site.ts'
import { playwrightTab } from '../browsers/playwright.ts'
import type { Journey, JourneyStep } from '../journey.ts'
import { act, prepare, seeIt } from '../walk.ts'
import { callFaults } from './call-faults.ts'
import { isOwn, openTrial, type Trial } from './trial.ts'
import { surviveStep } from './under-call-faults.ts'

async function doWell({ world, say }: Trial, step: JourneyStep): Promise<number> {
  await prepare(step, world, say)
  await act(step, world, say)
  await seeIt(step.until, world, say)
  return 0
}

/**
 * Makes each of these journeys while its calls go wrong: at its last step by every fault in turn, at the steps before by
 * one, so that all of them meet each kind of step.
 */
export function tryCalls(journeys: readonly Journey[]): void {
  const site = openSite()
  let survived = 0
  afterAll(() => {
    const sum = `${journeys.length} journeys x ${callFaults.length} faults and more at the steps before`
    process.stdout.write(`Faults of calls: ${sum} = ${survived} survived\n`)
  })

  const inTurn = journeys.map((journey, place) => ({ ...journey, locale: locales[place % locales.length] ?? 'en' }))
  test.each(inTurn)('$name, in $locale', async ({ locale, ...journey }) => {
    site.expectTrouble(/^status \d{3}: POST/)
    site.expectTrouble(/^request failed: POST/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const openOther = async () => playwrightTab(await site.newPage())
    const world = { service: site.service, tab: playwrightTab(page), openOther }
    const trial = await openTrial(page, world, journey, locale)
    const decisive = journey.steps.findLastIndex(isOwn)
    for (const [place, step] of journey.steps.entries()) {
      const struck = callFaults.filter((_, at) => place === decisive || at === place % callFaults.length)
      const before = journey.steps[place - 1]
      survived += isOwn(step) ? await surviveStep(trial, step, struck, before) : await doWell(trial, step)
      if (!('sentTo' in step.until)) trial.typed = {}
    }
    expect(trial.broken).toEqual([])
  })
}
