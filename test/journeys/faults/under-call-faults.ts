import type { Page } from 'playwright'
import { whenAnswered } from '../browsers/calls.ts'
import type { JourneyStep } from '../journey.ts'
import { act, prepare, seeIt, whenReady } from '../walk.ts'
import type { CallFault } from './call-faults.ts'
import { look } from './look.ts'
import { answersOf, hasSpoken, judge, noteTyped, settle, type Trial } from './trial.ts'

/** More often than a step calls. */
const manyTimes = 99

/** Presses an alert's button. */
export async function dismiss(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  if ((await dialog.count()) === 0) return
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Presses what a step presses. Where a question has gone with its answer, the step before asks it anew. */
export async function pressAnew({ page, world, say }: Trial, step: JourneyStep, before?: JourneyStep): Promise<void> {
  const sign = before && 'control' in before.until ? before.until.control.name : undefined
  if (before && sign && !(await look(page)).ways.includes(say(sign))) {
    await act(before, world, say)
    await seeIt(before.until, world, say)
  }
  await act(step, world, say)
}

/** Does a step up to where it calls; gives how to make the call, the first time and again. */
async function approach(trial: Trial, step: JourneyStep, before?: JourneyStep): Promise<() => Promise<void>> {
  const { page, world, say } = trial
  const [label] = step.type?.at(-1) ?? []
  if (step.press || !label) {
    await prepare(step, world, say)
    if (step.press) await seeIt({ control: step.press }, world, say)
    return () => pressAnew(trial, step, before)
  }
  // It submits by itself with the last character, and after that by Enter.
  const field = page.getByLabel(say(label), { exact: true }).and(page.locator('input'))
  await field.waitFor()
  // What the page asks by itself is not what the step asks.
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
 * Makes one step fail by each fault in turn, on one page as a person would meet them: after each the rule holds, and at last
 * the step goes well. Gives how many faults struck: none where the step makes no call.
 */
export async function surviveStep(
  trial: Trial,
  step: JourneyStep,
  callFaults: readonly CallFault[],
  before?: JourneyStep,
): Promise<number> {
  const { page, world, say } = trial
  const { faults } = world.service
  let survived = 0
  const call = await approach(trial, step, before)
  noteTyped(trial, step)
  for (const { name, fault, says } of callFaults) {
    faults.add({ path: '*', method: 'POST', times: manyTimes, ...fault })
    await call()
    const sight = await settle(trial, step)
    const isTaken = faults.list().some(({ times }) => times !== manyTimes)
    faults.clear()
    // The step makes no call, or one that it can do without: then it has gone well.
    if (!isTaken || !hasSpoken(sight)) {
      await seeIt(step.until, world, say)
      return survived
    }
    survived += 1
    judge(trial, [step, before], sight, { name, says: say(says) })
    await dismiss(page)
    judge(trial, [step, before], await look(page, answersOf(trial, step)), { name: `${name}, put away` })
  }
  await call()
  await seeIt(step.until, world, say)
  return survived
}
