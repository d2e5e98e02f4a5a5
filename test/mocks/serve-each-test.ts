import { afterEach, beforeEach } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { startServer } from './visitor.ts'

/** The service of the current test. */
export let service: AccountService
export let origin: string

/** Starts a separate service for each test in the file, reachable over real HTTP. */
export function startServiceForEachTest(): void {
  let stop: () => void

  beforeEach(async () => {
    service = createAccountService({ now: () => 1_700_000_000_000, onViolation: () => undefined })
    ;({ origin, stop } = await startServer(service))
  })

  afterEach(() => stop())
}
