import { afterAll, expect, test } from 'vitest'
import { openSite } from '../../e2e/site.ts'
import { worldOf } from '../browsers/playwright.ts'
import type { Journey } from '../journey.ts'
import { inTurn } from '../journeys/all.ts'
import { make } from '../walk.ts'
import { callFaults } from './call-faults.ts'
import { isOwn, openTrial } from './trial.ts'
import { surviveStep } from './under-call-faults.ts'

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

  test.each(inTurn(journeys))('$name, in $locale', async ({ locale, ...journey }) => {
    site.expectTrouble(/^status \d{3}: POST/)
    site.expectTrouble(/^request failed: POST/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const trial = await openTrial(page, worldOf(site, page), journey, locale)
    const decisive = journey.steps.findLastIndex(isOwn)
    for (const [place, step] of journey.steps.entries()) {
      const struck = callFaults.filter((_, at) => place === decisive || at === place % callFaults.length)
      const before = journey.steps[place - 1]
      if (isOwn(step)) survived += await surviveStep(trial, step, struck, before)
      else await make(step, trial.world, trial.say)
      if (!('sentTo' in step.until)) trial.typed = {}
    }
    expect(trial.broken).toEqual([])
  })
}
