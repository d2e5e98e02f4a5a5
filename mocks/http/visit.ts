import { chooseLocale, type Locale } from '../../src/i18n/locales.ts'
import { findSession, readCookie, sessionCookie, startSession } from '../login/sessions.ts'
import { type ServerMessages, serverMessages } from '../messages/server-messages.ts'
import type { Session, State } from '../model.ts'
import { withoutPrefix } from './paths.ts'

/** A request, and everything that a handler needs to respond to it. */
export type Visit = {
  state: State
  request: Request
  url: URL
  /** The path without the `/account` prefix (SCR-21). */
  path: string
  session?: Session
  locale: Locale
  /** The server's messages in the visitor's language. */
  messages: ServerMessages
  /** Identifies the browser (LOG-07): the `Device-Token` header or, on navigation, the `device_token` cookie. */
  deviceToken?: string
  setCookies: string[]
}

/** A visit with a session, which starts when the browser first opens a page. */
export type PageVisit = Visit & { session: Session }

function parseBrowserLanguages(request: Request): string[] {
  const header = request.headers.get('accept-language') ?? ''
  return header.split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? '')
}

/** Creates the visit for a request. The argument `lang` applies unless the URL has a `lang` parameter (WID-11). */
export function createVisit(
  state: State,
  request: Request,
  cookieHeader: string | null | undefined,
  lang?: Locale,
): Visit {
  const url = new URL(request.url)
  const session = findSession(state, cookieHeader)
  const knownLocale = lang ?? session?.locale ?? state.defaultLocale
  const locale = chooseLocale(url.searchParams.get('lang'), knownLocale, parseBrowserLanguages(request))
  return {
    state,
    request,
    url,
    path: withoutPrefix(url.pathname),
    session,
    locale,
    messages: serverMessages[locale],
    deviceToken: request.headers.get('device-token') ?? readCookie(cookieHeader, 'device_token'),
    setCookies: [],
  }
}

/** Opens a page: starts a session if there is none, and stores the language in it. */
export function openPage(visit: Visit): PageVisit {
  const session = visit.session ?? startSession(visit.state)
  if (!visit.session) visit.setCookies.push(sessionCookie(session))
  session.locale = visit.locale
  return Object.assign(visit, { session })
}
