import { type AccountService, createAccountService } from '../mocks/account-service.ts'
import { accountServiceFetch } from '../mocks/adapters/fetch.ts'
import type { FaultRequest } from '../mocks/faults/faults.ts'
import { type CookieJar, createCookieJar } from '../mocks/http/cookie-jar.ts'
import type { Account } from '../mocks/model.ts'
import { personas } from '../mocks/personas/personas.ts'
import type { Settings } from '../mocks/settings.ts'
import { login as logIn } from '../src/api/calls/login.ts'
import { quickLogin, sendQuickLoginCode } from '../src/api/calls/quick-login.ts'
import { verifyIdentity } from '../src/api/calls/two-step.ts'
import type { ClientOptions } from '../src/api/client.ts'
import type { LoginResponse } from '../src/api/shapes/login.ts'
import type { Result } from '../src/errors/failure.ts'
import type { ReportEvent } from '../src/host/report-event.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { Environment } from '../src/kit/environment.tsx'
import { type LoginMethod, saveLastMethod } from '../src/kit/session/index.ts'
import { createFaults, type Network } from './networks.ts'
import { createMemoryStepHistory, createMemoryStorage, createPageEnvironment, type PageSetup } from './page-host.ts'

/** The type of `parameters.page`, which a story uses to configure its page. */
export type PageParameters = {
  /** The page's path and query, e.g. `/login?redirect=/files`. */
  path: string
  client?: 'web' | 'sync' | 'app'
  isMobile?: boolean
  /** Page data that overrides the account service's page data. */
  pageData?: Record<string, unknown>
  settings?: Partial<Settings>
  isOffline?: boolean
  /** Whether cookies appear to be disabled in the browser. The account service still receives its cookies. */
  areCookiesDisabled?: boolean
  /** The time limit of each call, in ms. If omitted, the API client's default applies. */
  callTimeoutMs?: number
  /** The method of the last login in this browser. If omitted, no method is stored. */
  lastMethod?: LoginMethod
  /** The faults that the next calls encounter. */
  faults?: FaultRequest[]
  /** The phone number or email of a user who has completed a login's first step. If omitted, nobody has logged in. */
  loggedInAs?: string
  /** Changes made to the user's account after this login. */
  account?: Partial<Account>
  /** Whether the account's password has just been verified. */
  isPasswordVerified?: boolean
}

/** A story's environment: a fresh account service, a host that records navigation, and an API client. */
export type Stage = {
  service: AccountService
  jar: CookieJar
  environment: Environment
  /** The API client's options, which a play function can change as it runs. */
  clientOptions: ClientOptions
  /** The page's navigations in order. Each is `go <url>`, `open <url>`, `reload`, or `back` (to the previous page). */
  navigations: string[]
  /** The calls to client hooks, in order. The hooks are `onLogin`, `requestLogin` and `reload`. */
  hookCalls: { hook: string; value?: unknown }[]
  /** Calls the listener after each navigation and each hook call. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
  reports: ReportEvent[]
}

/** Every story starts within this minute, so that dates are the same in every screenshot. */
const storyStart = Date.parse('2026-11-20T10:00:00+08:00')

/**
 * Stories start at different times within this range. Otherwise, they would request the same image URLs and get cached
 * images. The range stays within the first half of the minute: an authenticator code is valid for 30 s, so every
 * screenshot shows the same code.
 */
const startSpreadMs = 20_000

/** Returns a running clock that starts within the minute shared by all stories. */
export function startClock(): Pick<PageSetup, 'openedAt' | 'sinceOpened'> {
  const startedAt = performance.now()
  return {
    openedAt: storyStart + Math.floor(startedAt % startSpreadMs),
    sinceOpened: () => performance.now() - startedAt,
  }
}

/**
 * Completes the first step of a login, as an earlier page would have: with the password, or with an SMS code for an
 * account without a password. Can also verify the password and change the account. Returns the login's result.
 */
export async function completeFirstLoginStep(
  { service, environment: { client } }: Pick<Stage, 'service' | 'environment'>,
  {
    loggedInAs: login,
    account,
    isPasswordVerified,
  }: Pick<PageParameters, 'loggedInAs' | 'account' | 'isPasswordVerified'>,
): Promise<Result<LoginResponse> | undefined> {
  if (!login) return undefined
  const password = personas.find(({ phone, email }) => login === phone || login === email)?.password
  let result: Result<LoginResponse>
  if (password !== undefined) {
    result = await client.call(logIn, { login, password })
    if (isPasswordVerified) await client.call(verifyIdentity, { password })
  } else {
    await client.call(sendQuickLoginCode, { phone: login, message_type: 'txt' })
    result = await client.call(quickLogin, { phone: login, sms_captcha: service.outbox.at(-1)?.code ?? '' })
  }
  Object.assign(service.peek.account(login) ?? {}, account)
  return result
}

export function createStage(parameters: PageParameters, locale: Locale, network: Network): Stage {
  const {
    path,
    client = 'web',
    isMobile = client === 'app',
    settings,
    faults = [],
    isOffline = network === 'offline',
    areCookiesDisabled = false,
    callTimeoutMs,
    lastMethod,
  } = parameters
  const { openedAt, sinceOpened } = startClock()
  const service = createAccountService({ locale, now: () => openedAt + sinceOpened() })
  const jar = createCookieJar()
  Object.assign(service.settings, settings)
  for (const fault of [...faults, ...createFaults(network)]) service.faults.add(fault)
  const { data } = service.pageData(jar, { lang: locale })
  // Each story has its own `fetch`, so that a pending call never reaches the next story's service.
  const clientOptions: ClientOptions = { timeoutMs: callTimeoutMs, fetch: accountServiceFetch(service.handle, jar) }
  const navigations: Stage['navigations'] = []
  const hookCalls: Stage['hookCalls'] = []
  const listeners = new Set<() => void>()
  const subscribe: Stage['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const record = <Entry>(list: Entry[], entry: Entry) => {
    list.push(entry)
    for (const listener of listeners) listener()
  }
  const stage: Omit<Stage, 'environment'> = {
    service,
    jar,
    clientOptions,
    navigations,
    hookCalls,
    subscribe,
    reports: [],
  }
  const storage = createMemoryStorage()
  const persistentStorage = createMemoryStorage()
  if (lastMethod !== undefined) saveLastMethod({ persistentStorage }, lastMethod)
  const setup: PageSetup = {
    path,
    client,
    isMobile,
    pageData: { ...data, is_mobile: isMobile, ...parameters.pageData },
    sinceOpened,
    openedAt,
    storage,
    persistentStorage,
    stepHistory: createMemoryStepHistory(() => record(navigations, 'back')),
    isOnline: () => !isOffline,
    areCookiesEnabled: () => !areCookiesDisabled,
    go: (url) => record(navigations, `go ${url}`),
    open: (url) => record(navigations, `open ${url}`),
    reload: () => record(navigations, 'reload'),
    callHook: (hook, value) => record(hookCalls, { hook, value }),
    report: (event) => void stage.reports.push(event),
  }
  return Object.assign(stage, { environment: createPageEnvironment(setup, clientOptions) })
}
