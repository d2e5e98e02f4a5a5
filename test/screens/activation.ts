import { newPassword } from '../../mocks/personas/people.ts'
import { button, type Step } from './step.ts'

/** Fills in the account details for an invitation, and accepts the terms. */
export const fillAccount = (password = newPassword) =>
  ({
    type: [
      ['activation.name.label', 'Lin Yue'],
      ['new-password.label', password],
      ['new-password.confirmation', password],
    ],
    acceptsTerms: true,
  }) as const satisfies Step

/** Accepts the invitation. */
export const activate = { press: button('activation.account.submit') } as const satisfies Step
