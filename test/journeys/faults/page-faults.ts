import type { Page } from 'playwright'
import type { AccountService } from '../../../mocks/account-service.ts'
import { turn } from '../../e2e/page-form.ts'
import { whenAnswered } from '../browsers/calls.ts'
import type { JourneyStep } from '../journey.ts'
import { act, prepare } from '../walk.ts'
import { doubleClick, submitRepeatedly } from './double-submits.ts'
import { checkRule, type FaultRun, hasMessage, settle } from './fault-run.ts'
import { invalidBridge, lateSilentBridge, throwingBridge } from './half-built-bridges.ts'
import { breakCookies, breakStorage, dropCookies, fillStorage, forbidStorage } from './hostile-browser.ts'
import { dismiss, pressAgain } from './under-call-faults.ts'

/** Faults of a whole page or its user, throughout a journey. */
export type PageFault = {
  /** The combined faults, each counted separately. */
  names: readonly string[]
  /** Scripts that break browser features. */
  hostile?: readonly (() => void)[]
  /** Runs before the page opens. */
  arrange?: (page: Page, service: AccountService) => unknown
  /** The client that contains the page. */
  client?: () => void
  /** Runs in the middle of each step, after typing and before the click. */
  inMid?: (run: FaultRun, step: JourneyStep) => Promise<void>
  /** Replaces the step's single click. */
  press?: (run: FaultRun, step: JourneyStep, before?: JourneyStep) => Promise<void>
}

const hour = 3_600_000

/** Sets the device's clock forward an hour, then back two hours, and then leaves the tab for two minutes. */
async function disturbTime({ page, world }: FaultRun): Promise<void> {
  // A pending call would be aborted, which is a different fault.
  await whenAnswered(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + hour)
  await page.clock.setSystemTime(now - hour)
  await turn(page, 'hidden')
  world.service.clock.advance(120_000)
  await page.clock.fastForward(120_000)
  await turn(page, 'visible')
}

/** Delays an answer beyond the time limit of a call (RQ-7), then repeats the step. */
async function exceedTimeLimit(run: FaultRun, step: JourneyStep, before?: JourneyStep): Promise<void> {
  const { page, world, say } = run
  if (!step.press) return
  const request = page
    .waitForRequest((request) => request.method() === 'POST', { timeout: 1500 })
    .catch(() => undefined)
  world.service.faults.add({ path: '*', method: 'POST', times: 99, delay_ms: 60_000, status: 504 })
  await act(step, world, say)
  if (!(await request)) return world.service.faults.clear()
  await page.clock.fastForward(31_000)
  const snapshot = await settle(run, step, true)
  world.service.faults.clear()
  // If the step does not depend on the call, it has succeeded.
  if (!hasMessage(snapshot)) return
  checkRule(run, [step, before], snapshot, { name: 'no answer for 30 s', says: say('error.timeout.title') })
  await dismiss(page)
  await pressAgain(run, step, before)
}

/** Restores the page from the back/forward cache, which clears passwords (RS-3), and types them again. */
async function restoreFromCache(run: FaultRun, step: JourneyStep): Promise<void> {
  const { page, world, say } = run
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  if (step.press) await prepare({ ...step, agrees: undefined }, world, say)
}

/** This journey works only on the web, because a client redirects the set-up to itself (ERR-16). */
export const webOnly = 'set up two-step verification, as the company requires'

/** Compatible faults are combined, so that each journey runs as few times as possible. */
export const pageFaults: readonly PageFault[] = [
  {
    names: [
      'storage that cannot be accessed',
      'cookies that cannot be accessed',
      'a bridge that lacks members',
      'a bridge that throws',
    ],
    hostile: [forbidStorage, breakCookies],
    client: throwingBridge,
  },
  {
    names: ['storage that throws', 'cookies that scripts cannot keep', 'a bridge with wrong types'],
    hostile: [breakStorage, dropCookies],
    client: invalidBridge,
  },
  {
    names: [
      'full storage',
      'a clock that jumps forward',
      'a clock that jumps back',
      'a tab left for 2 minutes',
      'a call over its 30 s limit',
    ],
    hostile: [fillStorage],
    arrange: (page) => page.clock.install(),
    inMid: disturbTime,
    press: exceedTimeLimit,
  },
  { names: ['the back-forward cache', 'a double click'], inMid: restoreFromCache, press: doubleClick },
  {
    names: [
      'Enter twice and a click',
      'answers out of order',
      'a bridge that appears late',
      'a bridge that never answers',
    ],
    // The first call is answered last.
    arrange: (_, { faults }) => faults.add({ path: '*', method: 'GET', times: 2, delay_ms: 1200 }),
    client: lateSilentBridge,
    press: submitRepeatedly,
  },
]
