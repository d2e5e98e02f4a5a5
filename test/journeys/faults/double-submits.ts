import type { Locator, Request } from 'playwright'
import type { JourneyStep } from '../journey.ts'
import { act } from '../walk.ts'
import type { FaultRun } from './fault-run.ts'

function buttonOf({ page, say }: FaultRun, { press }: JourneyStep): Locator | undefined {
  if (!press) return undefined
  return page.getByRole(press.role, press.name === undefined ? {} : { name: say(press.name), exact: true }).first()
}

/**
 * Reports every call made more than once between the start of `work` and the end of the step, except calls by the next
 * page.
 */
async function expectOnce(run: FaultRun, how: string, work: () => Promise<unknown>): Promise<void> {
  const { page, violations, checks } = run
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
    violations.push(...doubled.map((path) => `${how}: ${path} is called more than once`))
  })
}

/** Double-clicks the step’s button instead of clicking it once (IN-6). */
export async function doubleClick(run: FaultRun, step: JourneyStep): Promise<void> {
  const button = buttonOf(run, step)
  if (button) await expectOnce(run, 'a double click', () => button.dblclick({ timeout: 15_000 }))
}

/**
 * Submits the form twice and clicks the button in the same task (IN-6). Separate key presses could reach the next step
 * on a slow machine.
 */
export async function submitRepeatedly(run: FaultRun, step: JourneyStep): Promise<void> {
  const { world, say } = run
  const button = buttonOf(run, step)
  if (!button) return
  const submits = step.type && (await button.getAttribute('type')) === 'submit'
  if (!submits) return act(step, world, say)
  return expectOnce(run, 'Enter twice and a click', () =>
    button.evaluate((element) => {
      if (!(element instanceof HTMLButtonElement)) return
      element.form?.requestSubmit()
      element.form?.requestSubmit()
      element.click()
    }),
  )
}
