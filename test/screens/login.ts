import { demoPassword, people } from '../../mocks/personas/people.ts'
import { button, type Step } from './step.ts'

/** Types a login and a password, and logs in. */
export const logIn = (login: string = people.mei.email, password: string = demoPassword) =>
  ({
    type: [
      ['login.login.label', login],
      ['login.password.label', password],
    ],
    press: button('login.submit'),
  }) satisfies Step

/** Logs in to link the third-party account that the user chose. */
export const linkAccount = (login: string) =>
  ({ ...logIn(login), press: button('link-account.login.submit') }) satisfies Step

/** Enters a company's domain or a work email, and continues to the company's login page. */
export const enterCompanyDomain = (domain = 'corp.example.com') =>
  ({ type: [['sso.domain', domain]], press: button('sso.submit') }) as const satisfies Step
