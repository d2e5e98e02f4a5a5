import { act, prepare, seeIt } from '../walk.ts'
import { answersOf, checkRule, type FaultRun, isOwn, recordTyped } from './fault-run.ts'
import type { PageFault } from './page-faults.ts'
import { takeSnapshot } from './snapshot.ts'

/** Performs a journey with a page fault. The rule must hold before each click, and each step must succeed. */
export async function surviveJourney(run: FaultRun, { names, inMid, press }: PageFault): Promise<void> {
  const { world, say, page, journey } = run
  const name = names.join(', ')
  for (const [index, step] of journey.steps.entries()) {
    recordTyped(run, step)
    // A field that submits automatically leaves no time between typing and submitting. It appears once the page has its
    // answers.
    if (!step.press && !step.elsewhere) {
      const [label] = step.type?.at(-1) ?? []
      if (label) await page.getByLabel(say(label), { exact: true }).and(page.locator('input')).waitFor()
      await inMid?.(run, step)
    }
    await prepare(step, world, say)
    if (step.press) {
      await seeIt({ control: step.press }, world, say)
      await inMid?.(run, step)
      checkRule(run, [step], await takeSnapshot(page, answersOf(run, step)), { name })
    }
    const isPressed = press && step.press && isOwn(step)
    await (isPressed ? press(run, step, journey.steps[index - 1]) : act(step, world, say))
    await seeIt(step.until, world, say)
    for (const check of run.checks.splice(0)) check()
    run.violations.push(...run.leaks().map((leak) => `${name}: ${leak}`))
    if (!('sentTo' in step.until)) run.typed = {}
  }
}
