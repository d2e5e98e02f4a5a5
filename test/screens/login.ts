import { demoPassword, people } from '../../mocks/personas/people.ts'
import { button, type Step } from './step.ts'

/** Types login and password, and logs in. */
export const logIn = (login: string = people.mei.email, password: string = demoPassword) =>
  ({
    type: [
      ['login.login.label', login],
      ['login.password.label', password],
    ],
    press: button('login.submit'),
  }) satisfies Step

/** Links the third party by which somebody came to an account. */
export const bind = (login: string) => ({ ...logIn(login), press: button('bind.login.submit') }) satisfies Step

/** Names a company by its domain or by a work email, and goes on to its own login. */
export const nameCompany = (domain = 'corp.example.com') =>
  ({ type: [['sso.domain', domain]], press: button('sso.submit') }) as const satisfies Step
