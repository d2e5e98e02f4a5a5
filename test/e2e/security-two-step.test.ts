import { renderSVG } from 'uqr'
import { describe, expect, test, vi } from 'vitest'
import { twoStepMethods } from '../../src/api/schemas/two-step.ts'
import {
  planSteps,
  type TwoStepFacts,
  type TwoStepFlowId,
  twoStepFlow,
  twoStepFlows,
} from '../../src/flows/two-step/two-step.steps.ts'
import { openSite } from './site.ts'
import {
  accountOf,
  confirmDone,
  enterSettings,
  newPhone,
  settings,
  twoStepOf,
  type Walker,
  walk,
} from './two-step-member.ts'

// What the service draws is seen here, since no test has a camera.
vi.mock('uqr', async (importOriginal) => {
  const uqr = await importOriginal<typeof import('uqr')>()
  return { ...uqr, renderSVG: vi.fn(uqr.renderSVG) }
})

const site = openSite()

/** The flows that begin on a member's page, each with every method: set and modify go on to the settings. */
const begun = (Object.keys(twoStepFlows) as TwoStepFlowId[]).filter(
  (flow) => flow.endsWith('_two_step') && flow !== 'force_set_two_step',
)
const journeys = begun.flatMap((flow) => twoStepMethods.map((method) => ({ flow, method })))

const buttons: Partial<Record<TwoStepFlowId, string>> = {
  set_two_step: 'Turn on two-step verification',
  modify_two_step: 'Change verification method',
  close_two_step: 'Turn off two-step verification',
}

const endings: Partial<Record<TwoStepFlowId, string>> = {
  set_two_step: 'Two-step verification enabled',
  modify_two_step: 'Two-step verification modified',
  close_two_step: 'Two-step verification closed',
}

test('there are journeys to make', () => {
  expect(journeys).toHaveLength(9)
})

// SCR-16, TWO-03, TWO-04, TWO-05, TWO-08
describe('each flow with each method, as the table of steps has it (TWO-09, TWO-10, TWO-11)', () => {
  test.each(journeys)('$flow, $method', async ({ flow, method }) => {
    const page = await site.newPage()
    const walker: Walker = {
      page,
      service: site.service,
      scanned: () => String(vi.mocked(renderSVG).mock.lastCall?.[0]),
      openPhone: () => site.newPage(),
    }
    const { leadsTo } = twoStepFlow(flow)
    const before = flow === 'close_two_step' ? method : method === 'sms' ? 'google' : 'sms'
    await enterSettings(page, site.service, {
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    }
    await confirmDone(page, endings[flow] ?? '')
    await page.waitForURL((url) => url.pathname === settings && url.search === '')
    const { twoStep } = accountOf(site.service)
    if (leadsTo) expect(twoStep).toMatchObject(method === 'sms' ? { method, phone: newPhone } : { method })
    else expect(twoStep).toBeUndefined()
    await page.getByText(leadsTo ? 'On' : 'Off', { exact: true }).waitFor()
  })
})
