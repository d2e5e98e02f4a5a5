import { act, make, prepare, seeIt, whenReady } from '../walk.ts'
import { checkRule, type FaultRun, hasMessage, isOwn, recordTyped, settle } from './fault-run.ts'
import { failScripts, type ScriptFault } from './script-faults.ts'

/** Reloads the page, and performs the whole journey if nothing was done before. */
async function recover(run: FaultRun, index: number): Promise<void> {
  const { page, world, say, journey } = run
  await page.reload()
  await page.locator('h1').first().waitFor()
  const isAtStart = journey.steps.slice(0, index).every((step) => step.elsewhere)
  if (isAtStart) for (const step of journey.steps.slice(index)) await make(step, world, say)
}

/**
 * Performs a journey on pages whose scripts fail to load. If a page needs one of them, it must say so as the rule requires,
 * and is reloaded. Returns whether that happened.
 */
export async function surviveFailures(run: FaultRun, fault: ScriptFault): Promise<boolean> {
  const { page, world, say, journey } = run
  const scripts = await failScripts(page, fault)
  for (const [index, step] of journey.steps.entries()) {
    if (step.elsewhere) {
      scripts.end()
      await make(step, world, say)
      continue
    }
    await whenReady(world.tab)
    scripts.begin()
    await prepare(step, world, say)
    recordTyped(run, step)
    await act(step, world, say)
    const snapshot = await settle(run, step, true)
    const done = 'said' in step.until ? say(step.until.said) : undefined
    const isDone = done !== undefined && snapshot?.messages.every((message) => message.includes(done))
    if (hasMessage(snapshot) && isOwn(step) && !isDone) {
      // Without the script that encrypts, a secure connection is enough (API-04).
      checkRule(run, [step], snapshot, { name: fault.name, says: say('page.load-failed'), mayBeUnencrypted: true })
      scripts.end()
      await recover(run, index)
      return true
    }
    await seeIt(step.until, world, say)
    if (!('sentTo' in step.until)) run.typed = {}
  }
  return false
}
