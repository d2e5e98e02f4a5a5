import { demoPassword, newPassword } from '../../mocks/personas/people.ts'
import { button, type Step } from './step.ts'
import type { TextRef } from './text-lookup.ts'

/** Enters the login of the account with the forgotten password, and continues. */
export const enterAccount = (login: string) =>
  ({ type: [['login.login.label', login]], press: button('forgot-password.submit') }) as const satisfies Step

const typeTwice = (label: TextRef, password: string, confirmation = password) =>
  [
    [label, password],
    ['new-password.confirmation', confirmation],
  ] as const

/** Chooses a new password to replace a forgotten one. */
export const choosePassword = (password = newPassword) =>
  ({
    type: typeTwice('choose-password.label', password),
    press: button('choose-password.submit'),
  }) as const satisfies Step

/** Sets the first password after opening the link in an email. */
export const setFirstPassword = (password = newPassword) =>
  ({
    type: typeTwice('new-password.label', password),
    press: button('set-password.submit-init'),
  }) as const satisfies Step

/** Changes the password of a logged-in user. */
export const changePassword = (password = newPassword, confirmation = password) =>
  ({
    type: [['change-password.old.label', demoPassword], ...typeTwice('choose-password.label', password, confirmation)],
    press: button('change-password.submit'),
  }) as const satisfies Step
