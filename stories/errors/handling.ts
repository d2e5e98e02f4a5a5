import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import type { Moment } from './error-driver.ts'
import { rowOf } from './expect-surface.ts'

/** What is done about an error here: something that only some flows do themselves is said in an alert elsewhere. */
export function handlingOf(error: ErrorId, { handles = [] }: Moment): Pick<ErrorRow, 'surface' | 'follow'> {
  const { surface, follow } = rowOf(error)
  const isCaptcha = follow === 'refresh-picture' || follow === 'start-slider'
  const isOwn = isCaptcha || follow === 'skip-step'
  const isHandled = !isOwn || handles.includes(isCaptcha ? 'captcha' : 'skip-step')
  return isHandled ? { surface, follow } : { surface: 'alert', follow: 'none' }
}
