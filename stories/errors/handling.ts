import type { ErrorId } from '../../src/errors/catalog.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import type { FailurePoint } from './error-driver.ts'
import { findErrorRow } from './expect-surface.ts'

/** Returns how an error is handled at a failure point. Unhandled captcha and skip-step errors cause an alert. */
export function getHandling(
  error: ErrorId,
  { handledErrors = [] }: FailurePoint,
): Pick<ErrorRow, 'surface' | 'followUp'> {
  const { surface, followUp } = findErrorRow(error)
  const isCaptcha = followUp === 'refresh-picture' || followUp === 'start-slider'
  const isHandlingOptional = isCaptcha || followUp === 'skip-step'
  const isHandled = !isHandlingOptional || handledErrors.includes(isCaptcha ? 'captcha' : 'skip-step')
  return isHandled ? { surface, followUp } : { surface: 'alert', followUp: 'none' }
}
