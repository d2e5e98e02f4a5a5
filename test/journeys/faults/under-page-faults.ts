import { act, prepare, seeIt } from '../walk.ts'
import { look } from './look.ts'
import type { PageFault } from './page-faults.ts'
import { answersOf, isOwn, judge, noteTyped, type Trial } from './trial.ts'

/** Makes a whole journey while something is wrong with its page: before each press the rule holds, and each step goes well. */
export async function surviveJourney(trial: Trial, { names, inMid, press }: PageFault): Promise<void> {
  const { world, say, page, journey } = trial
  const name = names.join(', ')
  for (const [place, step] of journey.steps.entries()) {
    noteTyped(trial, step)
    // What submits by itself leaves no time between. Its field appears once the page has its answers.
    if (!step.press && !step.elsewhere) {
      const [label] = step.type?.at(-1) ?? []
      if (label) await page.getByLabel(say(label), { exact: true }).and(page.locator('input')).waitFor()
      await inMid?.(trial, step)
    }
    await prepare(step, world, say)
    if (step.press) {
      await seeIt({ control: step.press }, world, say)
      await inMid?.(trial, step)
      judge(trial, [step], await look(page, answersOf(trial, step)), { name })
    }
    const isPressed = press && step.press && isOwn(step)
    await (isPressed ? press(trial, step, journey.steps[place - 1]) : act(step, world, say))
    await seeIt(step.until, world, say)
    for (const check of trial.checks.splice(0)) check()
    trial.broken.push(...trial.leaks().map((leak) => `${name}: ${leak}`))
    if (!('sentTo' in step.until)) trial.typed = {}
  }
}
