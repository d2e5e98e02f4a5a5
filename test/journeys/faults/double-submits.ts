import type { Locator, Request } from 'playwright'
import type { JourneyStep } from '../journey.ts'
import { act } from '../walk.ts'
import type { Trial } from './trial.ts'

function buttonOf({ page, say }: Trial, { press }: JourneyStep): Locator | undefined {
  if (!press) return undefined
  return page.getByRole(press.role, press.name === undefined ? {} : { name: say(press.name), exact: true }).first()
}

/** Notes each call that is made more than once from `work` on until the step has gone well, without those of the next page. */
async function expectOnce(trial: Trial, how: string, work: () => Promise<unknown>): Promise<void> {
  const { page, broken, checks } = trial
  const paths: string[] = []
  let isLeaving = false
  const note = (request: Request) => {
    isLeaving ||= request.isNavigationRequest()
    if (!isLeaving && request.method() === 'POST') paths.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await work()
  checks.push(() => {
    page.off('request', note)
    const doubled = paths.filter((path, index) => paths.indexOf(path) !== index)
    broken.push(...doubled.map((path) => `${how}: ${path} is called more than once`))
  })
}

/** Presses by a double click (IN-6). */
export async function doubly(trial: Trial, step: JourneyStep): Promise<void> {
  const button = buttonOf(trial, step)
  if (button) await expectOnce(trial, 'a double click', () => button.dblclick({ timeout: 15_000 }))
}

/**
 * Submits as Enter does, twice, and clicks, all at one moment (IN-6): on a slow machine keys of their own would come so late
 * that they meant the next step.
 */
export async function twice(trial: Trial, step: JourneyStep): Promise<void> {
  const { world, say } = trial
  const button = buttonOf(trial, step)
  if (!button) return
  const submits = step.type && (await button.getAttribute('type')) === 'submit'
  if (!submits) return act(step, world, say)
  return expectOnce(trial, 'Enter twice and a click', () =>
    button.evaluate((element) => {
      if (!(element instanceof HTMLButtonElement)) return
      element.form?.requestSubmit()
      element.form?.requestSubmit()
      element.click()
    }),
  )
}
