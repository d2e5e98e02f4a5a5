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
