import { newcomer } from '../../mocks/personas/people.ts'
import { lastCodeSentTo, requestCodeFor } from './codes.ts'
import { button, type Step, type Value } from './step.ts'

type Details = { name: string; phone: string; company?: string }
type Verification = { code?: Value; password?: string }

/** Fills in the first step, including the company if there is one. */
export const fillDetails = ({ name, phone, company }: Details = newcomer) =>
  ({
    type: [
      ...(company === undefined ? [] : [['register.company', company] as const]),
      ['register.name', name],
      ['phone-field.label', phone],
    ],
  }) satisfies Step

/** Continues to the second step. */
export const goToVerification = {
  press: button('register.continue'),
  until: { heading: 'register.verify.title' },
} as const satisfies Step

/** Fills in the second step, by default with the newcomer's code and password, and accepts the terms. */
export const fillVerification = ({
  code = lastCodeSentTo(newcomer.phone),
  password = newcomer.password,
}: Verification = {}) =>
  ({
    type: [
      ['sms-code.label', code],
      ['new-password.label', password],
      ['new-password.confirmation', password],
    ],
    acceptsTerms: true,
  }) as const satisfies Step

export const submit = { press: button('register.submit') } as const satisfies Step

/** Completes both steps of a registration. */
export const register = (details: Details = newcomer) =>
  [
    { ...fillDetails(details), ...goToVerification },
    requestCodeFor(details.phone),
    { ...fillVerification({ code: lastCodeSentTo(details.phone) }), ...submit, until: { path: '/' } },
  ] as const satisfies readonly Step[]
