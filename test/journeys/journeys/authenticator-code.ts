import type { AccountService } from '../../../mocks/account-service.ts'
import { authenticatorSecret } from '../../../mocks/personas/people.ts'
import { authenticatorCode } from '../../mocks/authenticator.ts'
import type { Step } from '../../screens/step.ts'

/** Creates a step's value: the code that an authenticator with this key shows at the service's current time. */
export const authenticatorCodeFor =
  (key: string) =>
  ({ service }: { service: AccountService }): string =>
    authenticatorCode(key, service.clock.now())

/** Types the code from the demo accounts' authenticator. The page submits a complete code automatically. */
export const typeAuthenticatorCode = {
  type: [['two-step-login.code', authenticatorCodeFor(authenticatorSecret)]],
} as const satisfies Step
