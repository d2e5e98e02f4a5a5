import type { Page } from 'playwright'
import { whenAnswered } from '../browsers/calls.ts'
import type { JourneyStep } from '../journey.ts'
import { act, prepare, seeIt, whenReady } from '../walk.ts'
import type { CallFault } from './call-faults.ts'
import { answersOf, checkRule, type FaultRun, hasMessage, recordTyped, settle } from './fault-run.ts'
import { takeSnapshot } from './snapshot.ts'

/** More calls than any step makes. */
const manyTimes = 99

/** Clicks an alert's button. */
export async function dismiss(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  if ((await dialog.count()) === 0) return
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'detached' })
}

/**
 * Clicks the step's button. If the button was in a question that has closed, repeats the previous step to reopen it.
 */
export async function pressAgain(
  { page, world, say }: FaultRun,
  step: JourneyStep,
  before?: JourneyStep,
): Promise<void> {
  const expected = before && 'control' in before.until ? before.until.control.name : undefined
  if (before && expected && !(await takeSnapshot(page)).controls.includes(say(expected))) {
    await act(before, world, say)
    await seeIt(before.until, world, say)
  }
  await act(step, world, say)
}

/** Performs a step up to its call, and returns a function that makes the call, which can be repeated. */
async function approach(run: FaultRun, step: JourneyStep, before?: JourneyStep): Promise<() => Promise<void>> {
  const { page, world, say } = run
  const [label] = step.type?.at(-1) ?? []
  if (step.press || !label) {
    await prepare(step, world, say)
    if (step.press) await seeIt({ control: step.press }, world, say)
    return () => pressAgain(run, step, before)
  }
  // The last character submits the form. After that, Enter does.
  const field = page.getByLabel(say(label), { exact: true }).and(page.locator('input'))
  await field.waitFor()
  // The page's own first calls are not part of the step.
  await whenReady(world.tab)
  await whenAnswered(page)
  let isTyped = false
  return async () => {
    if (isTyped) await field.press('Enter')
    else await prepare(step, world, say)
    isTyped = true
  }
}

/**
 * Makes one step fail by each fault in turn, on the same page: the rule must hold after each, and finally the step must
 * succeed. Returns the number of faults that occurred, which is 0 if the step makes no call.
 */
export async function surviveStep(
  run: FaultRun,
  step: JourneyStep,
  callFaults: readonly CallFault[],
  before?: JourneyStep,
): Promise<number> {
  const { page, world, say } = run
  const { faults } = world.service
  let survived = 0
  const call = await approach(run, step, before)
  recordTyped(run, step)
  for (const { name, fault, says } of callFaults) {
    faults.add({ path: '*', method: 'POST', times: manyTimes, ...fault })
    await call()
    const snapshot = await settle(run, step)
    const isTaken = faults.list().some(({ times }) => times !== manyTimes)
    faults.clear()
    // If the step makes no call or does not depend on it, the step has succeeded.
    if (!isTaken || !hasMessage(snapshot)) {
      await seeIt(step.until, world, say)
      return survived
    }
    survived += 1
    checkRule(run, [step, before], snapshot, { name, says: say(says) })
    await dismiss(page)
    checkRule(run, [step, before], await takeSnapshot(page, answersOf(run, step)), { name: `${name}, dismissed` })
  }
  await call()
  await seeIt(step.until, world, say)
  return survived
}
