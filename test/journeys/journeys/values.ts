import type { AccountService } from '../../../mocks/account-service.ts'
import { authenticatorSecret } from '../../../mocks/personas/people.ts'
import { authenticatorCode } from '../../mocks/authenticator.ts'
import type { Step } from '../../screens/step.ts'

/** What an authenticator with this key shows, by the service's clock. */
export const codeBy =
  (key: string) =>
  ({ service }: { service: AccountService }): string =>
    authenticatorCode(key, service.clock.now())

/** Types what the authenticator of the demo accounts shows, which submits itself. */
export const typeAppCode = {
  type: [['two-step-login.code', codeBy(authenticatorSecret)]],
} as const satisfies Step
