import type { Locator, Request } from 'playwright'
import type { Step } from '../journey.ts'
import { act } from '../walk.ts'
import type { Trial } from './trial.ts'

function buttonOf({ page, say }: Trial, { press }: Step): Locator | undefined {
  if (!press) return undefined
  return page.getByRole(press.role, press.name === undefined ? {} : { name: say(press.name), exact: true }).first()
}

/** Notes every call that is made more than once while `work` runs. */
async function expectOnce(trial: Trial, how: string, work: () => Promise<unknown>): Promise<void> {
  const { page, broken } = trial
  const paths: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && !request.isNavigationRequest()) paths.push(pathname)
  }
  page.on('request', note)
  await work()
  await new Promise((resolve) => setTimeout(resolve, 300))
  page.off('request', note)
  const doubled = paths.filter((path, place) => paths.indexOf(path) !== place)
  broken.push(...doubled.map((path) => `${how}: ${path} is called more than once`))
}

/** Presses by a double click (IN-6). */
export async function doubly(trial: Trial, step: Step): Promise<void> {
  const button = buttonOf(trial, step)
  if (button) await expectOnce(trial, 'a double click', () => button.dblclick({ timeout: 15_000 }))
}

/** Presses Enter twice in the last field, and clicks at once (IN-6). */
export async function twice(trial: Trial, step: Step): Promise<void> {
  const { page, world, say } = trial
  const [label] = step.type?.at(-1) ?? []
  const button = buttonOf(trial, step)
  if (!button) return
  const submits = label && (await button.getAttribute('type')) === 'submit'
  if (!submits) return act(step, world, say)
  const field = page.getByLabel(say(label), { exact: true }).and(page.locator('input'))
  await expectOnce(trial, 'Enter twice and a click', async () => {
    await field.press('Enter', { noWaitAfter: true })
    await page.keyboard.press('Enter')
    await button.click({ force: true, timeout: 1000 }).catch(() => undefined)
  })
}
