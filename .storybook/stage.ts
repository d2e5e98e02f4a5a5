import { type AccountService, createAccountService } from '../mocks/account-service.ts'
import type { FaultRequest } from '../mocks/faults/faults.ts'
import { type CookieJar, createCookieJar } from '../mocks/http/cookie-jar.ts'
import type { Account, Settings } from '../mocks/model.ts'
import { personas } from '../mocks/personas/personas.ts'
import { login } from '../src/api/calls/login.ts'
import { quickLogin, sendQuickLoginCode } from '../src/api/calls/quick-login.ts'
import { verifyIdentity } from '../src/api/calls/two-step.ts'
import { type ClientOptions, createClient } from '../src/api/client.ts'
import type { Environment } from '../src/flows/environment.tsx'
import { keepLastWay, type LoginWay } from '../src/flows/session/index.ts'
import { type Bridge, createBridge } from '../src/host/client-bridge.ts'
import { createClock } from '../src/host/clock.ts'
import type { Host } from '../src/host/host.ts'
import { createNavigation } from '../src/host/navigation.ts'
import { readPageData } from '../src/host/page-data.ts'
import { createReloadGuard } from '../src/host/reload-guard.ts'
import type { ReportEvent } from '../src/host/report-event.ts'
import type { SafeStorage } from '../src/host/safe-storage.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { faultsOf, type Network } from './networks.ts'

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

function createMemoryStorage(): SafeStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key),
    set: (key, value) => Boolean(entries.set(key, value)),
    remove: (key) => void entries.delete(key),
  }
}

function createStoryBridge(stage: Stage, type: PageParameters['client']): Bridge {
  const hook = (name: string) => (value?: unknown) => void stage.handedOver.push({ hook: name, value })
  const bridge = {
    type,
    version: '8.4.1',
    onLogin: hook('onLogin'),
    requestLogin: hook('requestLogin'),
    reload: hook('reload'),
  }
  // A story stands in a frame, where a bridge is never used; this window says that it is the top one.
  const storyWindow = { AccountClient: type === 'web' ? undefined : bridge, top: undefined as unknown }
  storyWindow.top = storyWindow
  return createBridge(storyWindow as unknown as Window, (event) => stage.reports.push(event))
}

/** The minute in which every story begins, so that a date in it is the same in every picture. */
const storyStart = Date.parse('2026-11-20T10:00:00+08:00')

/** Stories begin apart by some ms: at the very same time they would ask for the very same pictures, which browsers keep. */
const startSpreadMs = 45_000

/** Logs in as far as a password does, as the page before this one would have; by SMS code whoever has none. */
export async function enter(
  { service, environment: { client } }: Stage,
  { enteredAs: who, account, isProved }: PageParameters,
): Promise<void> {
  if (!who) return
  const password = personas.find(({ phone, email }) => who === phone || who === email)?.password
  if (password !== undefined) {
    await client.call(login, { login: who, password })
    if (isProved) await client.call(verifyIdentity, { password })
  } else {
    await client.call(sendQuickLoginCode, { phone: who, message_type: 'txt' })
    await client.call(quickLogin, { phone: who, sms_captcha: service.outbox.at(-1)?.code ?? '' })
  }
  Object.assign(service.peek.account(who) ?? {}, account)
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
    callLimitMs,
    lastWay,
  } = parameters
  const openedAt = performance.now()
  const startedAt = storyStart + Math.floor(openedAt % startSpreadMs)
  const sinceOpened = { now: () => performance.now() - openedAt }
  const service = createAccountService({ locale, now: () => startedAt + sinceOpened.now() })
  const jar = createCookieJar()
  Object.assign(service.settings, settings)
  for (const fault of [...faults, ...faultsOf(network)]) service.faults.add(fault)
  const { data } = service.pageData(jar, { lang: locale })
  const block = JSON.stringify({ ...data, is_mobile: isMobile, ...parameters.pageData })

  const clientOptions: ClientOptions = { limitMs: callLimitMs }
  const stage: Omit<Stage, 'environment'> = { service, jar, clientOptions, visits: [], handedOver: [], reports: [] }
  const report = (event: ReportEvent) => void stage.reports.push(event)
  const pageData = readPageData(
    { getElementById: () => ({ textContent: block }) as HTMLElement },
    { productName: 'Portico', publicKey: '' },
    report,
  )
  const bridge = createStoryBridge(stage as Stage, client)
  const url = new URL(path, window.location.origin).href
  const go = (address: string) => stage.visits.push(`go ${address.replace(window.location.origin, '')}`)
  const location = {
    href: url,
    assign: go,
    replace: go,
    reload: () => stage.visits.push('reload'),
  }
  const open = (address: string) => stage.visits.push(`open ${address.replace(window.location.origin, '')}`)
  const storage = createMemoryStorage()
  const lastingStorage = createMemoryStorage()
  if (lastWay !== undefined) keepLastWay({ lastingStorage }, lastWay)
  const history = { state: null, replaceState: () => undefined }
  const host: Host = {
    pageData,
    url,
    origin: window.location.origin,
    isSecureContext: true,
    isMobile,
    pathPrefix: path.startsWith('/account/') ? '/account' : '',
    bridge,
    clock: createClock(sinceOpened, () => startedAt + sinceOpened.now()),
    storage,
    lastingStorage,
    navigation: createNavigation({
      window: { location, open } as unknown as Window,
      pageData,
      bridge,
      guard: createReloadGuard({ history, performance }, storage),
      report,
    }),
    clientType: () => client,
    deviceToken: () => Promise.resolve('5f4dcc3b5aa765d61d8327deb882cf99'),
    isOnline: () => !isOffline,
    report,
  }
  return Object.assign(stage, {
    environment: { host, client: createClient(host, clientOptions), prerenderedPageData: pageData },
  })
}
