import * as v from 'valibot'
import type { Locale } from '../src/i18n/locales.ts'
import { findAccount } from './accounts/find-account.ts'
import { callRoutes, plainRoutes } from './all-routes.ts'
import type { Clock } from './clock.ts'
import { canFail } from './faults/error-answers.ts'
import { takeFaultsOfAddress } from './faults/fault-text.ts'
import { type Fault, type FaultRequest, faultSchema } from './faults/faults.ts'
import type { CookieJar } from './http/cookie-jar.ts'
import { type Desk, dispatch } from './http/dispatch.ts'
import { type EmbeddedPageData, embedPageData } from './http/page-data.ts'
import { createVisit } from './http/visit.ts'
import { accountOf, peekSession } from './login/sessions.ts'
import type { Account, CallRecord, Leave, Message, Session, Settings, Violation } from './model.ts'
import { wechatScanPath } from './pages/wechat.ts'
import { takeSettingsOfAddress } from './settings.ts'
import { createState } from './state.ts'

export type AccountServiceOptions = {
  /** Decides every token and captcha. */
  seed?: string
  now?: () => number
  /** The language of visitors who ask for none. */
  locale?: Locale
  /** Told of every request that breaks the contract; by default they go to the console. */
  onViolation?: (violation: Violation) => void
}

export type AccountService = {
  /**
   * Answers a request, or nothing where the path is not its own. Cookies come from the headers, or from the jar where
   * headers cannot carry them. A dropped connection is `Response.error()`.
   */
  handle: (request: Request, jar?: CookieJar) => Promise<Response | undefined>
  /**
   * Opens a page for whoever sends this request: the values it embeds, and the `Set-Cookie` of a new visitor. With a jar
   * in place of a request, the jar takes the cookie itself.
   */
  pageData: (from: Request | CookieJar, options?: { lang?: Locale }) => { data: EmbeddedPageData; setCookie?: string }
  /** Starts over as if nobody had ever visited. */
  reset: () => void
  readonly clock: Clock
  /** What `GET /login_settings` offers and the page embeds; may be changed. */
  readonly settings: Settings
  readonly outbox: Message[]
  readonly violations: readonly Violation[]
  /** The calls that kept the contract, oldest first. */
  readonly calls: readonly CallRecord[]
  readonly faults: {
    add: (fault: FaultRequest) => void
    clear: () => void
    /** How many faults still wait for their call. */
    count: () => number
    /** Those that wait, in the order in which they were set. */
    list: () => readonly Readonly<Fault>[]
  }
  /** What no visitor can see; for tests. */
  readonly peek: {
    /** The answer of the newest picture captcha, of one session or of the newest one. */
    captcha: (sessionId?: string) => string | undefined
    /** What is kept of an account, by phone or email. */
    account: (login: string) => Readonly<Account> | undefined
    /** The session of this visitor, and the account that is logged in with it. */
    visitor: (jar: CookieJar) => { session?: Readonly<Session>; account?: Readonly<Account> }
    /** Where the newest picture for WeChat leads whoever scans it (TWO-04). */
    wechatScan: () => string | undefined
    /** Why people left a registration, the oldest first. */
    leaves: () => readonly Leave[]
  }
}

function warn({ method, path, reason }: Violation): void {
  console.error(`Account service: ${method} ${path} breaks the contract: ${reason}`)
}

/** The stand-in for the server: its answers, state, clock and faults, for stories, tests and `npm start` alike. */
export function createAccountService(options: AccountServiceOptions = {}): AccountService {
  const { seed = 'portico', now = Date.now, locale, onViolation = warn } = options
  let generation = 0
  // The seed changes with each start, so that a page from before a reset never meets its own token again.
  const start = () => createState({ seed: `${seed} ${generation}`, now, locale })
  let state = start()
  const reset = () => {
    generation += 1
    state = start()
  }
  const desk: Desk = {
    calls: callRoutes,
    plain: plainRoutes(reset),
    note: (violation) => {
      state.violations.push(violation)
      onViolation(violation)
    },
  }

  return {
    async handle(request, jar) {
      const visit = createVisit(state, request, jar ? jar.header() : request.headers.get('cookie'))
      const response = await dispatch(desk, visit)
      for (const cookie of visit.setCookies) {
        if (jar) jar.store(cookie)
        else response?.headers.append('Set-Cookie', cookie)
      }
      return response
    },
    pageData(from, { lang } = {}) {
      const isRequest = from instanceof Request
      const request = isRequest ? from : new Request('http://localhost/')
      const visit = createVisit(state, request, isRequest ? request.headers.get('cookie') : from.header(), lang)
      takeFaultsOfAddress(visit, desk.note)
      takeSettingsOfAddress(visit, desk.note)
      const data = embedPageData(visit)
      const [setCookie] = visit.setCookies
      if (setCookie !== undefined && !isRequest) from.store(setCookie)
      return { data, setCookie }
    },
    reset,
    get clock() {
      return state.clock
    },
    get settings() {
      return state.settings
    },
    get outbox() {
      return state.outbox
    },
    get violations() {
      return state.violations
    },
    get calls() {
      return state.calls
    },
    faults: {
      add: (fault) => {
        if (typeof fault.error === 'string' && !canFail(fault.error))
          throw new Error(`${fault.error} is no error that the service can bring about`)
        state.faults.push(v.parse(faultSchema, fault))
      },
      clear: () => {
        state.faults.length = 0
      },
      count: () => state.faults.length,
      list: () => state.faults,
    },
    peek: {
      captcha: (sessionId) => {
        const session = sessionId === undefined ? [...state.sessions.values()].at(-1) : state.sessions.get(sessionId)
        return [...(session?.captchas.values() ?? [])].at(-1)?.answer
      },
      account: (login) => findAccount(state, login),
      visitor: (jar) => {
        const session = peekSession(state, jar.header())
        return { session, account: accountOf(state, session) }
      },
      wechatScan: () => {
        const [token] = [...state.tickets].findLast(([, { kind }]) => kind === 'wechat-scan') ?? []
        return token && wechatScanPath(token)
      },
      leaves: () => state.leaves,
    },
  }
}
