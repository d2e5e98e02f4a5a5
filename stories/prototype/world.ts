import { createMemoryStorage } from '../../.storybook/page-host.ts'
import { startTime } from '../../.storybook/stage.ts'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { callRoutes } from '../../mocks/all-routes.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { withoutPrefix } from '../../mocks/http/paths.ts'
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
  /** What goes wrong, in place of what was set before; `nextSubmit` with what a person sends next, and nothing else. */
  setFaults: (faults: readonly FaultRequest[], nextSubmit: readonly FaultRequest[]) => void
  /** The faults that still wait for their call. */
  waiting: () => readonly FaultRequest[]
  /** Every call, newest first. */
  calls: LoggedCall[]
  /** The service's answer to the product's own browser, or to another one that brings its jar. */
  handle: (request: Request, from?: CookieJar) => Promise<Response | undefined>
  /** Waits for the calls that are under way, unless they take long, until the page has their answers. */
  settle: () => Promise<void>
}

/** Whether a person has sent this, rather than the page by itself: such as asking how a QR code stands (RQ-12). */
function isSubmit({ method, url }: Request): boolean {
  const path = withoutPrefix(new URL(url).pathname)
  const route = callRoutes.find(({ call }) => call.path === path && call.method === method)
  return method === 'POST' && route !== undefined && route.call.quiet !== true
}

/** As long as a call takes that nothing holds up, in ms. */
const usualCallMs = 1500
/** As long as an answer takes to reach the page. */
const deliveryMs = 250

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
  let heldForSubmit: readonly FaultRequest[] = []

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
    setFaults(faults, nextSubmit) {
      heldForSubmit = nextSubmit
      service.faults.clear()
      for (const fault of faults) service.faults.add(fault)
    },
    waiting: () => [...heldForSubmit, ...service.faults.list()],
    calls,
    async handle(request, from = jar) {
      const { method, headers } = request
      const path = new URL(request.url).pathname
      if (from === jar && isSubmit(request)) {
        for (const fault of heldForSubmit) service.faults.add(fault)
        heldForSubmit = []
      }
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
