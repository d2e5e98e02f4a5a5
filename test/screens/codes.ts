import { lastCode } from '../mocks/last-code.ts'
import { button, type Step, type Value } from './step.ts'

/** The newest code that was sent to somebody. */
export const codeTo =
  (to: string): Value =>
  ({ service }) =>
    lastCode(service, to)

/** The newest code that was sent at all. */
export const newestCode: Value = ({ service }) => service.outbox.findLast(({ code }) => code)?.code ?? 'none was sent'

/** Has a code sent to a phone or an email. */
export const sendTo = (to: string) =>
  ({ press: button('sms-code.send'), until: { sentTo: to } }) as const satisfies Step

/** Types a code that was sent to a phone; where it is all that is asked, its last digit submits it. */
export const typeCode = (code: Value) => ({ type: [['sms-code.label', code]] }) as const satisfies Step
