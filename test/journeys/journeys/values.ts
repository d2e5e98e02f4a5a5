import type { AccountService } from '../../../mocks/account-service.ts'
import { authenticatorSecret } from '../../../mocks/personas/people.ts'
import { authenticatorCode } from '../../mocks/authenticator.ts'
import type { Step } from '../../screens/step.ts'

/** The code of an authenticator with this key, by the service's clock. */
export const codeBy =
  (key: string) =>
  ({ service }: { service: AccountService }): string =>
    authenticatorCode(key, service.clock.now())

/** Types the code of the demo accounts' authenticator, which submits automatically. */
export const typeAppCode = {
  type: [['two-step-login.code', codeBy(authenticatorSecret)]],
} as const satisfies Step
