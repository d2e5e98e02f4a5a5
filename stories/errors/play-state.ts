// Plays the states that every screen has, using the screen's error driver.
import { expect, waitFor } from 'storybook/test'
import type { PageParameters } from '../../.storybook/stage.ts'
import type { PlayContext } from '../pages/page-driver.ts'
import * as page from '../pages/page-driver.ts'
import { addFaults, expectResult, inSequence, step } from '../pages/play-driver.ts'
import type { AnyDriver } from './error-driver.ts'
import { errorPage, findPoint } from './play-error.ts'
import { getCallPath } from './trigger-error.ts'

/** An error that any call can return. Its failure point is the screen's main call. */
const anyCallError = 'status-500'

/** Returns the parameters of a story about one of the screen's states. */
export const statePage = (driver: AnyDriver, overrides: Partial<PageParameters>) => ({
  page: { ...errorPage(driver, anyCallError).page, ...overrides },
})

/** Performs all steps before the screen's main call, and expects no horizontal scrolling and no alert. */
export function playFilled(context: PlayContext, driver: AnyDriver): Promise<void> {
  const { label, prepareCall } = findPoint(driver, anyCallError)
  return inSequence(step(label, prepareCall), expectResult(page.needsNoHorizontalScrolling, page.noAlert))(context)
}

/** Makes the screen's main call, and checks the busy state while the response is delayed. */
export function playSubmitting(context: PlayContext, driver: AnyDriver): Promise<void> {
  const point = findPoint(driver, anyCallError)
  return inSequence(
    step(point.label, point.prepareCall),
    step(
      'Submit the form, and the server is slow to respond',
      addFaults({ path: getCallPath(point, context), delay_ms: 60_000 }),
      point.makeCall,
    ),
    expectResult(() => waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeVisible())),
  )(context)
}
