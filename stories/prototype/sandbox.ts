import { createMemoryStorage } from '../../.storybook/page-host.ts'
import { startClock } from '../../.storybook/stage.ts'
import { createAccountService } from '../../mocks/account-service.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import type { Locale } from '../../src/i18n/locales.ts'

export type Sandbox = ReturnType<typeof createSandbox>

/**
 * Creates the environment of a prototype, with a fresh account service, no cookies, empty storage, and a clock that can
 * be moved forward. `onChange` is called after each response and contract violation.
 */
export function createSandbox(locale: Locale, onChange: () => void) {
  const { openedAt, sinceOpened: sinceStart } = startClock()
  let minutesAhead = 0
  const sinceOpened = () => sinceStart() + minutesAhead * 60_000
  const now = () => openedAt + sinceOpened()
  const service = createAccountService({ locale, now, onViolation: onChange })
  const jar = createCookieJar()

  return {
    service,
    jar,
    storage: createMemoryStorage(),
    persistentStorage: createMemoryStorage(),
    openedAt,
    sinceOpened,
    now,
    advance: (minutes: number) => {
      minutesAhead += minutes
    },
    /** Responds to a request from the prototype's browser, or from another browser with its own cookies. */
    handle: async (request: Request, cookies: CookieJar = jar): Promise<Response | undefined> => {
      const response = await service.handle(request, cookies)
      onChange()
      return response
    },
  }
}
