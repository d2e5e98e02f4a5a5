import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import type { FailurePoint } from './error-driver.ts'
import { rowOf } from './expect-surface.ts'

/** Returns how an error is handled at a failure point. Captcha and skip-step errors not in `handles` cause an alert. */
export function handlingOf(error: ErrorId, { handledErrors = [] }: FailurePoint): Pick<ErrorRow, 'surface' | 'follow'> {
  const { surface, follow } = rowOf(error)
  const isCaptcha = follow === 'refresh-picture' || follow === 'start-slider'
  const isHandlingOptional = isCaptcha || follow === 'skip-step'
  const isHandled = !isHandlingOptional || handledErrors.includes(isCaptcha ? 'captcha' : 'skip-step')
  return isHandled ? { surface, follow } : { surface: 'alert', follow: 'none' }
}
