import { createMemoryStorage } from '../../.storybook/page-host.ts'
import { startTime } from '../../.storybook/stage.ts'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { callRoutes } from '../../mocks/all-routes.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { withoutPrefix } from '../../mocks/http/paths.ts'
import type { SafeStorage } from '../../src/host/safe-storage.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** A call in the panel's log. */
export type LoggedCall = { id: number; method: string; path: string; outcome: string; isSuccessful: boolean }

/** What a prototype runs in: a fresh account service, an empty browser, and a clock that can be moved forward. */
export type World = {
  service: AccountService
  jar: CookieJar
  storage: SafeStorage
  lastingStorage: SafeStorage
  openedAt: number
  /** In ms, including how far the clock was moved forward. */
  sinceOpened: () => number
  now: () => number
  advance: (milliseconds: number) => void
  /** Replaces the faults. Those in `nextSubmit` only apply to the next call that a person causes. */
  setFaults: (faults: readonly FaultRequest[], nextSubmit: readonly FaultRequest[]) => void
  /** The faults that have not been used up. */
  pendingFaults: () => readonly FaultRequest[]
  /** Every call, newest first. */
  calls: LoggedCall[]
  /** Answers a request from the product's browser, or from another one with its own cookies. */
  handle: (request: Request, from?: CookieJar) => Promise<Response | undefined>
  /** Waits until the page has the answers to pending calls, unless they take long. */
  settle: () => Promise<void>
}

/** Whether a person caused this call, unlike those the page makes by itself, such as polling a QR code (RQ-12). */
function isSubmit({ method, url }: Request): boolean {
  const path = withoutPrefix(new URL(url).pathname)
  const route = callRoutes.find(({ call }) => call.path === path && call.method === method)
  return method === 'POST' && route !== undefined && route.call.quiet !== true
}

/** Longer than a call takes without a fault that delays it. */
const maxCallMs = 1500
/** How long a response takes to reach the page. */
const deliveryMs = 250

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The outcome of a call for the log: the first error's code if the server refused it. */
async function outcomeOf(response: Response): Promise<Pick<LoggedCall, 'outcome' | 'isSuccessful'>> {
  if (response.type === 'error') return { outcome: 'no answer', isSuccessful: false }
  const text = await response.clone().text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const refusal = isJson ? /"success":false(?:.*?"error_code":"?([\w-]+))?/.exec(text) : undefined
  if (refusal) return { outcome: refusal[1] ?? 'refused', isSuccessful: false }
  return response.ok ? { outcome: 'ok', isSuccessful: true } : { outcome: String(response.status), isSuccessful: false }
}

/** `onChange` is called whenever a call was answered. */
export function createWorld(locale: Locale, onChange: () => void): World {
  const { openedAt, sinceOpened: sinceStart } = startTime()
  let aheadMs = 0
  const sinceOpened = () => sinceStart() + aheadMs
  const now = () => openedAt + sinceOpened()
  // The panel shows violations of the contract.
  const service = createAccountService({ locale, now, onViolation: onChange })
  const jar = createCookieJar()
  const calls: LoggedCall[] = []
  const pendingCalls = new Set<Promise<unknown>>()
  let submitFaults: readonly FaultRequest[] = []

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
      submitFaults = nextSubmit
      service.faults.clear()
      for (const fault of faults) service.faults.add(fault)
    },
    pendingFaults: () => [...submitFaults, ...service.faults.list()],
    calls,
    async handle(request, from = jar) {
      const { method, headers } = request
      const path = new URL(request.url).pathname
      if (from === jar && isSubmit(request)) {
        for (const fault of submitFaults) service.faults.add(fault)
        submitFaults = []
      }
      const answer = service.handle(request, from)
      pendingCalls.add(answer)
      const response = await answer.finally(() => pendingCalls.delete(answer))
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
      await Promise.race([Promise.allSettled(pendingCalls), pause(maxCallMs)])
      await pause(deliveryMs)
    },
  }
}
