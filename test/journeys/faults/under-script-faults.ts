import { act, make, prepare, seeIt, whenReady } from '../walk.ts'
import { loseScripts, type ScriptFault } from './script-faults.ts'
import { hasSpoken, isOwn, judge, noteTyped, settle, type Trial } from './trial.ts'

/** The page is loaded again; where nothing was done before, the whole journey is made. */
async function recover(trial: Trial, place: number): Promise<void> {
  const { page, world, say, journey } = trial
  await page.reload()
  await page.locator('h1').first().waitFor()
  const isAtStart = journey.steps.slice(0, place).every((step) => step.elsewhere)
  if (isAtStart) for (const step of journey.steps.slice(place)) await make(step, world, say)
}

/**
 * Makes a journey on whose pages scripts get lost. Where one is missed, that is said by the one rule, and the page is loaded
 * again. Tells whether one was missed.
 */
export async function surviveLosses(trial: Trial, fault: ScriptFault): Promise<boolean> {
  const { page, world, say, journey } = trial
  const scripts = await loseScripts(page, fault)
  for (const [place, step] of journey.steps.entries()) {
    if (step.elsewhere) {
      scripts.end()
      await make(step, world, say)
      continue
    }
    await whenReady(world.tab)
    scripts.begin()
    await prepare(step, world, say)
    noteTyped(trial, step)
    await act(step, world, say)
    const sight = await settle(trial, step, true)
    const done = 'said' in step.until ? say(step.until.said) : undefined
    const isDone = done !== undefined && sight?.messages.every((message) => message.includes(done))
    if (hasSpoken(sight) && isOwn(step) && !isDone) {
      // Where the script that encrypts is lost, a safe connection has to do (API-04).
      judge(trial, [step], sight, { name: fault.name, says: say('page.load-failed'), mayBePlain: true })
      scripts.end()
      await recover(trial, place)
      return true
    }
    await seeIt(step.until, world, say)
    if (!('sentTo' in step.until)) trial.typed = {}
  }
  return false
}
