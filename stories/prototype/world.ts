import { createMemoryStorage } from '../../.storybook/page-host.ts'
import { startTime } from '../../.storybook/stage.ts'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import type { SafeStorage } from '../../src/host/safe-storage.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** One call as the log shows it. */
export type LoggedCall = { id: number; method: string; path: string; outcome: string; isFine: boolean }

/** One visitor's world: a fresh account service, a browser that knows nobody, and a clock that can be moved ahead. */
export type World = {
  service: AccountService
  jar: CookieJar
  storage: SafeStorage
  lastingStorage: SafeStorage
  openedAt: number
  /** In ms, moved ahead where somebody moved it. */
  sinceOpened: () => number
  now: () => number
  advance: (milliseconds: number) => void
  /** Every call, newest first. */
  calls: LoggedCall[]
  /** The service's answer to the product's own browser, or to another one that brings its jar. */
  handle: (request: Request, from?: CookieJar) => Promise<Response | undefined>
  /** Waits for the calls that are under way, unless they take long, until the page has their answers. */
  settle: () => Promise<void>
}

/** As long as a call takes that nothing holds up, in ms. */
const usualCallMs = 400
/** As long as an answer takes to reach the page. */
const deliveryMs = 100

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How a call went, in a word: the first error's code where the server refused. */
async function outcomeOf(response: Response): Promise<Pick<LoggedCall, 'outcome' | 'isFine'>> {
  if (response.type === 'error') return { outcome: 'no answer', isFine: false }
  const text = await response.clone().text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const refusal = isJson ? /"success":false(?:.*?"error_code":"?([\w-]+))?/.exec(text) : undefined
  if (refusal) return { outcome: refusal[1] ?? 'refused', isFine: false }
  return response.ok ? { outcome: 'ok', isFine: true } : { outcome: String(response.status), isFine: false }
}

/** `onChange` is told whenever a call was answered. */
export function createWorld(locale: Locale, onChange: () => void): World {
  const { openedAt, sinceOpened: sinceStart } = startTime()
  let aheadMs = 0
  const sinceOpened = () => sinceStart() + aheadMs
  const now = () => openedAt + sinceOpened()
  // What breaks the contract is shown in the panel.
  const service = createAccountService({ locale, now, onViolation: onChange })
  const jar = createCookieJar()
  const calls: LoggedCall[] = []
  const underWay = new Set<Promise<unknown>>()

  return {
    service,
    jar,
    storage: createMemoryStorage(),
    lastingStorage: createMemoryStorage(),
    openedAt,
    sinceOpened,
    now,
    advance: (milliseconds) => {
      aheadMs += milliseconds
    },
    calls,
    async handle(request, from = jar) {
      const { method, headers } = request
      const path = new URL(request.url).pathname
      const answer = service.handle(request, from)
      underWay.add(answer)
      const response = await answer.finally(() => underWay.delete(answer))
      if (!response) return undefined
      const isCall = headers.get('accept')?.includes('text/html') !== true
      if (isCall && from === jar) {
        const outcome = await outcomeOf(response)
        calls.unshift({ id: calls.length, method, path, ...outcome })
      }
      onChange()
      return response
    },
    async settle() {
      await Promise.race([Promise.allSettled(underWay), pause(usualCallMs)])
      await pause(deliveryMs)
    },
  }
}
