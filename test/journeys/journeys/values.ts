import { authenticatorCode } from '../../mocks/authenticator.ts'
import { lastCode } from '../../mocks/last-code.ts'
import type { Control, Value, World } from '../journey.ts'
import type { Words } from '../words.ts'

/** The password of every demo account, and one that none has. */
export const password = 'Portico2026'
export const newPassword = 'Harbour2027'

/** Accounts of the demo. */
export const people = {
  mei: 'mei.lin@example.com',
  phoneOfMei: '13800138000',
  passwordless: '13600136000',
  secondStepBySms: 'zhou.ming@example.com',
  secondStepByApp: 'ines@example.com',
  mustSetUp: 'two-step@example.com',
  withoutThird: 'ava.brooks@example.com',
} as const

/** A number that nobody has used. */
export const newPhone = '13700137000'

/** The newest code that was sent to somebody. */
export const codeTo =
  (to: string): Value =>
  ({ service }) =>
    lastCode(service, to)

/** The newest code that was sent at all. */
export const newestCode: Value = ({ service }) => service.outbox.findLast(({ code }) => code)?.code ?? 'none was sent'

/** What the authenticator of the demo accounts shows. */
export const appCode: Value = ({ service }: World) => authenticatorCode('JBSWY3DPEHPK3PXP', service.clock.now())

/** A button, by its words. */
export const button = (name: Words): Control => ({ role: 'button', name })

/** Has a code sent to a phone. */
export const sendTo = (to: string) => ({ press: button('sms-code.send'), until: { sentTo: to } }) as const
