import { demoPassword, newPhone } from '../../mocks/personas/people.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import { newestCode, requestCodeFor, typeCode } from './codes.ts'
import { button, type Step } from './step.ts'

/** Continues to the next step of the wizard. */
export const next = { press: button('two-step.next') } as const satisfies Step

/** Verifies the password, which is the first step. */
export const verifyPassword = { type: [['login.password.label', demoPassword]], ...next } as const satisfies Step

/** Verifies the password and waits for the step that offers the methods. */
export const verifyIdentity = {
  ...verifyPassword,
  until: { heading: 'two-step.choose-method.title' },
} as const satisfies Step

/** Selects a method and continues. */
export const choose = (method: TwoStepMethod) =>
  [{ press: { role: 'radio', name: `two-step.method.${method}` } }, next] as const satisfies readonly Step[]

/** Continues with SMS, which is initially selected. */
export const chooseSms = { ...next, until: { heading: 'two-step.sms.title' } } as const satisfies Step

/** Requests a code for a new phone number. */
export const requestCodeForNewPhone = {
  type: [['phone-field.label', newPhone]],
  ...requestCodeFor(newPhone),
} as const satisfies Step

/** Types the code sent to the new phone number. The page then submits it. */
export const verifyNewPhone = typeCode(newestCode)
