import { type AccountService, createAccountService } from '../mocks/account-service.ts'
import type { FaultRequest } from '../mocks/faults/faults.ts'
import { type CookieJar, createCookieJar } from '../mocks/http/cookie-jar.ts'
import type { Account, Settings } from '../mocks/model.ts'
import { personas } from '../mocks/personas/personas.ts'
import { login } from '../src/api/calls/login.ts'
import { quickLogin, sendQuickLoginCode } from '../src/api/calls/quick-login.ts'
import { verifyIdentity } from '../src/api/calls/two-step.ts'
import type { ClientOptions } from '../src/api/client.ts'
import type { LoginAnswer } from '../src/api/schemas/login.ts'
import type { Result } from '../src/errors/failure.ts'
import type { Environment } from '../src/flows/environment.tsx'
import { keepLastWay, type LoginWay } from '../src/flows/session/index.ts'
import type { ReportEvent } from '../src/host/report-event.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { faultsOf, type Network } from './networks.ts'
import { createMemoryStorage, createPage, type PagePlace } from './page-host.ts'

/** What a story says of the page it stands in; `parameters.page`. */
export type PageParameters = {
  /** The page's address, e.g. `/login?redirect=/files`. */
  path: string
  client?: 'web' | 'sync' | 'app'
  isMobile?: boolean
  /** Values embedded in the page in place of the account service's own. */
  pageData?: Record<string, unknown>
  settings?: Partial<Settings>
  isOffline?: boolean
  /** The browser keeps no cookies for this site; the account service goes on keeping its own. */
  hasNoCookies?: boolean
  /** How long a call may take, in ms. */
  callLimitMs?: number
  /** The way by which somebody logged in here last. */
  lastWay?: LoginWay
  /** How the next calls go wrong. */
  faults?: FaultRequest[]
  /** Whose password was typed before this page opened, by phone or email, or whose SMS code where there is no password: that
   * login goes on here. */
  enteredAs?: string
  /** What is otherwise with that account, from then on. */
  account?: Partial<Account>
  /** Its password was proved once more, just before. */
  isProved?: boolean
}

/** One story's own world: a fresh account service, a host that records where the page would go, and a client. */
export type Stage = {
  service: AccountService
  jar: CookieJar
  environment: Environment
  /** What its client goes by; a play may change it on the way. */
  clientOptions: ClientOptions
  /** Where the page went, in order: `go <address>`, `open <address>`, `reload`. */
  visits: string[]
  /** What the client's hooks were handed: `onLogin`, `requestLogin`, `reload`. */
  handedOver: { hook: string; value?: unknown }[]
  reports: ReportEvent[]
}

/** The minute in which every story begins, so that a date in it is the same in every picture. */
const storyStart = Date.parse('2026-11-20T10:00:00+08:00')

/**
 * Stories begin apart by some ms: at the very same time they would ask for the very same pictures, which browsers keep. All in
 * the first of the half minutes for which an authenticator's code holds, so that the code is the same in every picture.
 */
const startSpreadMs = 20_000

/** A time that begins now, in the minute in which every story begins. */
export function startTime(): Pick<PagePlace, 'openedAt' | 'sinceOpened'> {
  const startedAt = performance.now()
  return {
    openedAt: storyStart + Math.floor(startedAt % startSpreadMs),
    sinceOpened: () => performance.now() - startedAt,
  }
}

/**
 * Logs in as far as a password does, as the page before this one would have; by SMS code whoever has none. Tells what the
 * server answered.
 */
export async function enter(
  { service, environment: { client } }: Pick<Stage, 'service' | 'environment'>,
  { enteredAs: who, account, isProved }: Pick<PageParameters, 'enteredAs' | 'account' | 'isProved'>,
): Promise<Result<LoginAnswer> | undefined> {
  if (!who) return undefined
  const password = personas.find(({ phone, email }) => who === phone || who === email)?.password
  let result: Result<LoginAnswer>
  if (password !== undefined) {
    result = await client.call(login, { login: who, password })
    if (isProved) await client.call(verifyIdentity, { password })
  } else {
    await client.call(sendQuickLoginCode, { phone: who, message_type: 'txt' })
    result = await client.call(quickLogin, { phone: who, sms_captcha: service.outbox.at(-1)?.code ?? '' })
  }
  Object.assign(service.peek.account(who) ?? {}, account)
  return result
}

/** Sets a stage for one story. */
export function createStage(parameters: PageParameters, locale: Locale, network: Network): Stage {
  const {
    path,
    client = 'web',
    isMobile = client === 'app',
    settings,
    faults = [],
    isOffline = network === 'offline',
    hasNoCookies = false,
    callLimitMs,
    lastWay,
  } = parameters
  const { openedAt, sinceOpened } = startTime()
  const service = createAccountService({ locale, now: () => openedAt + sinceOpened() })
  const jar = createCookieJar()
  Object.assign(service.settings, settings)
  for (const fault of [...faults, ...faultsOf(network)]) service.faults.add(fault)
  const { data } = service.pageData(jar, { lang: locale })
  const clientOptions: ClientOptions = { limitMs: callLimitMs }
  const stage: Omit<Stage, 'environment'> = { service, jar, clientOptions, visits: [], handedOver: [], reports: [] }
  const storage = createMemoryStorage()
  const lastingStorage = createMemoryStorage()
  if (lastWay !== undefined) keepLastWay({ lastingStorage }, lastWay)
  const place: PagePlace = {
    path,
    client,
    isMobile,
    pageData: { ...data, is_mobile: isMobile, ...parameters.pageData },
    sinceOpened,
    openedAt,
    storage,
    lastingStorage,
    isOnline: () => !isOffline,
    keepsCookies: () => !hasNoCookies,
    go: (address) => void stage.visits.push(`go ${address}`),
    open: (address) => void stage.visits.push(`open ${address}`),
    reload: () => void stage.visits.push('reload'),
    hook: (hook, value) => void stage.handedOver.push({ hook, value }),
    report: (event) => void stage.reports.push(event),
  }
  return Object.assign(stage, { environment: createPage(place, clientOptions) })
}
