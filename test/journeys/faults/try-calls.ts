import { afterAll, expect, test } from 'vitest'
import { openSite } from '../../e2e/site.ts'
import { worldOf } from '../browsers/playwright.ts'
import type { Journey } from '../journey.ts'
import { inTurn } from '../journeys/all.ts'
import { make } from '../walk.ts'
import { callFaults } from './call-faults.ts'
import { isOwn, startRun } from './fault-run.ts'
import { surviveStep } from './under-call-faults.ts'

/**
 * Performs each of these journeys with failing calls: with every fault in turn at its last step, and with one fault at
 * each earlier step, so that every fault occurs at every kind of step.
 */
export function tryCalls(journeys: readonly Journey[]): void {
  const site = openSite()
  let survived = 0
  afterAll(() => {
    const sum = `${journeys.length} journeys x ${callFaults.length} faults and more at the steps before`
    process.stdout.write(`Faults of calls: ${sum} = ${survived} survived\n`)
  })

  test.each(inTurn(journeys))('$name, in $locale', async ({ locale, ...journey }) => {
    site.allowError(/^status \d{3}: POST/)
    site.allowError(/^request failed: POST/)
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const run = await startRun(page, worldOf(site, page), journey, locale)
    const decisive = journey.steps.findLastIndex(isOwn)
    for (const [index, step] of journey.steps.entries()) {
      const faults = callFaults.filter((_, at) => index === decisive || at === index % callFaults.length)
      const before = journey.steps[index - 1]
      if (isOwn(step)) survived += await surviveStep(run, step, faults, before)
      else await make(step, run.world, run.say)
      if (!('sentTo' in step.until)) run.typed = {}
    }
    expect(run.violations).toEqual([])
  })
}
