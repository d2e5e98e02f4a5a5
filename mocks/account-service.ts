import * as v from 'valibot'
import type { Locale } from '../src/i18n/locales.ts'
import { findAccount } from './accounts/find-account.ts'
import { callRoutes, plainRoutes } from './all-routes.ts'
import type { Clock } from './clock.ts'
import { type CodeInfo, describeCode } from './codes/codes.ts'
import { type Fault, type FaultRequest, faultSchema } from './faults/faults.ts'
import type { CookieJar } from './http/cookie-jar.ts'
import { dispatch, type Routing } from './http/dispatch.ts'
import { type EmbeddedPageData, embedPageData } from './http/page-data.ts'
import { applyUrlOptions } from './http/url-options.ts'
import { createVisit } from './http/visit.ts'
import { findLoggedInAccount, peekSession } from './login/sessions.ts'
import type { Account, CallRecord, LeaveReason, Message, Session, Violation } from './model.ts'
import { wechatScanPath } from './pages/wechat.ts'
import type { Settings } from './settings.ts'
import { createState } from './state.ts'

export type AccountServiceOptions = {
  /** The seed for every token and captcha. */
  seed?: string
  now?: () => number
  /** The language for visitors who do not request one. */
  locale?: Locale
  /** Called for every request that breaks the contract. By default, logs the violation to the console. */
  onViolation?: (violation: Violation) => void
}

export type AccountService = {
  /**
   * Responds to a request, or returns `undefined` if the service does not serve its path. Reads and sets cookies in the
   * jar if there is one, otherwise in the headers. Returns `Response.error()` to simulate a dropped connection.
   */
  handle: (request: Request, jar?: CookieJar) => Promise<Response | undefined>
  /** Opens a page. Returns its embedded values and any new cookie, which is also stored if `from` is a jar. */
  pageData: (from: Request | CookieJar, options?: { lang?: Locale }) => { data: EmbeddedPageData; setCookie?: string }
  reset: () => void
  readonly clock: Clock
  /** The settings that `GET /login_settings` returns and pages embed. Callers may change them. */
  readonly settings: Settings
  readonly outbox: Message[]
  readonly violations: readonly Violation[]
  /** The valid calls, and the requests for images and pages, oldest first. */
  readonly calls: readonly CallRecord[]
  readonly faults: {
    add: (fault: FaultRequest) => void
    /** Adds a fault that holds back the call's response until the returned function is called. */
    hold: (fault: FaultRequest) => () => void
    clear: () => void
    count: () => number
    list: () => readonly Readonly<Fault>[]
  }
  /** State that visitors cannot see, for tests. */
  readonly peek: {
    /** Returns the answer to a session's newest picture captcha. If `sessionId` is omitted, uses the newest session. */
    captcha: (sessionId?: string) => string | undefined
    /** Returns the account with this phone number or email address. */
    account: (login: string) => Readonly<Account> | undefined
    /** Returns the visitor's session and logged-in account. */
    visitor: (jar: CookieJar) => { session?: Readonly<Session>; account?: Readonly<Account> }
    /** Returns the path that the newest WeChat QR code leads to (TWO-04). */
    wechatScan: () => string | undefined
    /** Returns the purpose and status of the code in an outbox message. */
    code: (message: Message) => CodeInfo | undefined
    leaveReasons: () => readonly LeaveReason[]
  }
}

function logViolation({ method, path, reason }: Violation): void {
  console.error(`Account service: ${method} ${path} breaks the contract: ${reason}`)
}

/** Creates the service that stands in for the server, in stories, tests and `npm start`. */
export function createAccountService(options: AccountServiceOptions = {}): AccountService {
  const { seed = 'portico', now = Date.now, locale, onViolation = logViolation } = options
  let resetCount = 0
  // Each reset changes the seed, so that the tokens of earlier pages become invalid.
  const createSeededState = () => createState({ seed: `${seed} ${resetCount}`, now, locale })
  let state = createSeededState()
  const reset = () => {
    resetCount += 1
    state = createSeededState()
  }
  const routing: Routing = {
    calls: callRoutes,
    plain: plainRoutes,
    report: (violation) => {
      state.violations.push(violation)
      onViolation(violation)
    },
  }

  function addFault(fault: FaultRequest, until?: Promise<void>) {
    state.faults.push({ ...v.parse(faultSchema, fault), ...(until && { until }) })
  }

  return {
    async handle(request, jar) {
      const visit = createVisit(state, request, jar ? jar.header() : request.headers.get('cookie'))
      const response = await dispatch(routing, visit)
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
      applyUrlOptions(visit, routing.report)
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
      add: (fault) => addFault(fault),
      hold: (fault) => {
        let release = () => {}
        const until = new Promise<void>((resolve) => {
          release = resolve
        })
        addFault(fault, until)
        return release
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
        return { session, account: findLoggedInAccount(state, session) }
      },
      wechatScan: () => {
        const [token] = [...state.tickets].findLast(([, { kind }]) => kind === 'wechat-scan') ?? []
        return token && wechatScanPath(token)
      },
      code: (message) => describeCode(state, message),
      leaveReasons: () => state.leaveReasons,
    },
  }
}
