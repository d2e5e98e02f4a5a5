import { findLastCode } from '../mocks/last-code.ts'
import { button, type Step, type Value } from './step.ts'

/** Creates a value that reads the newest code sent to a phone number or email address. */
export const lastCodeSentTo =
  (recipient: string): Value =>
  ({ service }) =>
    findLastCode(service, recipient)

/** Reads the newest code sent to any recipient. */
export const newestCode: Value = ({ service }) => findLastCode(service)

/** Requests a code for a phone number or email address. */
export const requestCodeFor = (recipient: string) =>
  ({ press: button('sms-code.send'), until: { sentTo: recipient } }) as const satisfies Step

/** Types an SMS code. If the form has no other field, the page then submits the form. */
export const typeCode = (code: Value) => ({ type: [['sms-code.label', code]] }) as const satisfies Step
