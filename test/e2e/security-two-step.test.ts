import { describe, expect, test } from 'vitest'
import { newPhone } from '../../mocks/personas/people.ts'
import { twoStepMethods } from '../../src/api/shapes/two-step.ts'
import {
  planSteps,
  type TwoStepFacts,
  type TwoStepFlowId,
  twoStepFlow,
  twoStepFlows,
} from '../../src/flows/account/two-step/two-step.steps.ts'
import { en } from '../screens/english.ts'
import { openSite } from './site.ts'
import { accountOf, confirmDone, enterSettings, openWalker, settings, twoStepOf, walk } from './two-step-member.ts'

const site = openSite()

/** The flows that begin on a member's page, each with another method: set and modify go on to the settings. */
const begun = (Object.keys(twoStepFlows) as TwoStepFlowId[]).filter(
  (flow) => flow.endsWith('_two_step') && flow !== 'force_set_two_step',
)
const journeys = begun.map((flow, place) => ({ flow, method: twoStepMethods.at(-1 - place) ?? 'sms' }))

const buttons: Partial<Record<TwoStepFlowId, string>> = {
  set_two_step: en('two-step.turn-on.name'),
  modify_two_step: en('two-step.change.name'),
  close_two_step: en('two-step.close.row'),
}

const endings: Partial<Record<TwoStepFlowId, string>> = {
  set_two_step: en('two-step.done.title'),
  modify_two_step: en('two-step.modified.title'),
  close_two_step: en('two-step.closed.title'),
}

// SCR-16, TWO-03, TWO-04, TWO-05, TWO-08
describe('each flow with another method, as the table of steps has it (TWO-09, TWO-10, TWO-11)', () => {
  test.each(journeys)('$flow, $method', async ({ flow, method }) => {
    const walker = await openWalker(site)
    const { page } = walker
    const { leadsTo } = twoStepFlow(flow)
    const before = flow === 'close_two_step' ? method : method === 'sms' ? 'google' : 'sms'
    await enterSettings(walker, {
      account: { twoStep: flow === 'set_two_step' ? undefined : twoStepOf[before] },
    })
    await page.getByRole('button', { name: buttons[flow] }).click()
    const facts: TwoStepFacts = { hasPassword: true, isVerified: false, methods: twoStepMethods, method }
    await walk(walker, planSteps(flow, facts), facts)
    if (leadsTo) {
      await page.waitForURL((url) => url.pathname === settings && url.searchParams.has('type'))
      const proved = { ...facts, isVerified: true }
      await walk(walker, planSteps(leadsTo, proved), proved)
    } else {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: en('two-step.turn-off') })
        .click()
    }
    await confirmDone(page, endings[flow] ?? '')
    await page.waitForURL((url) => url.pathname === settings && url.search === '')
    const { twoStep } = accountOf(site.service)
    if (leadsTo) expect(twoStep).toMatchObject(method === 'sms' ? { method, phone: newPhone } : { method })
    else expect(twoStep).toBeUndefined()
    await page.getByText(leadsTo ? en('two-step.state.on') : en('two-step.state.off'), { exact: true }).waitFor()
  })
})
