import type { Page } from 'playwright'
import type { AccountService } from '../../../mocks/account-service.ts'
import { whenAnswered } from '../browsers/calls.ts'
import type { JourneyStep } from '../journey.ts'
import { act, prepare } from '../walk.ts'
import { doubly, twice } from './double-submits.ts'
import { lateSilentBridge, rubbishBridge, throwingBridge } from './half-built-bridges.ts'
import { breakCookies, breakStorage, dropCookies, fillStorage, forbidStorage } from './hostile-browser.ts'
import { hasSpoken, judge, settle, type Trial } from './trial.ts'
import { dismiss, pressAnew } from './under-call-faults.ts'

/** What goes wrong with a whole page, or with the person before it, all the way through a journey. */
export type PageFault = {
  /** What it brings together; each counts as a fault. */
  names: readonly string[]
  /** Scripts that spoil the browser. */
  hostile?: readonly (() => void)[]
  /** Before the page opens. */
  arrange?: (page: Page, service: AccountService) => unknown
  /** The client around the page. */
  client?: () => void
  /** In the middle of each step: what is typed is there, and nothing is pressed yet. */
  inMid?: (trial: Trial, step: JourneyStep) => Promise<void>
  /** In place of pressing once. */
  press?: (trial: Trial, step: JourneyStep, before?: JourneyStep) => Promise<void>
}

const hour = 3_600_000

/** What a browser tells a page whose tab is left or come back to; pages of a test are all seen at once. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibility === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** The clock of the device is set an hour on, and two back; then the tab is left for two minutes. */
async function disturbTime({ page, world }: Trial): Promise<void> {
  // A call on its way would be given up, which is another fault.
  await whenAnswered(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + hour)
  await page.clock.setSystemTime(now - hour)
  await turn(page, 'hidden')
  world.service.clock.advance(120_000)
  await page.clock.fastForward(120_000)
  await turn(page, 'visible')
}

/** A gateway gives no answer for longer than a call has (RQ-7); then the step is made again. */
async function outlast(trial: Trial, step: JourneyStep, before?: JourneyStep): Promise<void> {
  const { page, world, say } = trial
  if (!step.press) return
  const asked = page.waitForRequest((request) => request.method() === 'POST', { timeout: 1500 }).catch(() => undefined)
  world.service.faults.add({ path: '*', method: 'POST', times: 99, delay_ms: 60_000, status: 504 })
  await act(step, world, say)
  if (!(await asked)) return world.service.faults.clear()
  await page.clock.fastForward(31_000)
  const sight = await settle(trial, step, true)
  world.service.faults.clear()
  // A call that the step can do without ends it all the same.
  if (!hasSpoken(sight)) return
  judge(trial, [step, before], sight, { name: 'no answer for 30 s', says: say('error.timeout.title') })
  await dismiss(page)
  await pressAnew(trial, step, before)
}

/** The page is left and comes back as it was, which takes passwords away (RS-3); they are typed again. */
async function comeBack(trial: Trial, step: JourneyStep): Promise<void> {
  const { page, world, say } = trial
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  if (step.press) await prepare({ ...step, agrees: undefined }, world, say)
}

/** A client sends whoever has to set it up back to itself (ERR-16), so that this way leads on on the web alone. */
export const onWebAlone = 'set two-step verification up, as the company asks'

/** What can go wrong together goes wrong together, so that each journey is made as seldom as can be. */
export const pageFaults: readonly PageFault[] = [
  {
    names: [
      'storage that may not be looked at',
      'cookies that may not be looked at',
      'a bridge that lacks members',
      'a bridge that throws',
    ],
    hostile: [forbidStorage, breakCookies],
    client: throwingBridge,
  },
  {
    names: ['storage that throws', 'cookies that scripts cannot keep', 'a bridge full of rubbish'],
    hostile: [breakStorage, dropCookies],
    client: rubbishBridge,
  },
  {
    names: [
      'full storage',
      'a clock that jumps on',
      'a clock that jumps back',
      'a tab left for 2 minutes',
      '30 s over',
    ],
    hostile: [fillStorage],
    arrange: (page) => page.clock.install(),
    inMid: disturbTime,
    press: outlast,
  },
  { names: ['the back-forward cache', 'a double click'], inMid: comeBack, press: doubly },
  {
    names: [
      'Enter twice and a click',
      'answers out of order',
      'a bridge that comes late',
      'a bridge that never answers',
    ],
    // What is asked first is answered last.
    arrange: (_, { faults }) => faults.add({ path: '*', method: 'GET', times: 2, delay_ms: 1200 }),
    client: lateSilentBridge,
    press: twice,
  },
]
