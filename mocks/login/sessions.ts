import { findAccountById } from '../accounts/find-account.ts'
import type { Account, Session, State } from '../model.ts'

const cookieName = 'portico_session'
const minuteMs = 60_000
const idleTimeoutMs = 30 * minuteMs
const rememberedTimeoutMs = 14 * 24 * 60 * minuteMs

function getTimeoutMs(session: Session): number {
  return session.isRemembered ? rememberedTimeoutMs : idleTimeoutMs
}

function isExpired({ clock }: State, session: Session): boolean {
  return clock.now() - session.lastSeenAt > getTimeoutMs(session)
}

export function readCookie(header: string | null | undefined, requestedName: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === requestedName)?.[1]
}

/** Finds the session of a `Cookie` header, even if it has expired, without extending it. */
export function peekSession(state: State, cookieHeader: string | null | undefined): Session | undefined {
  return state.sessions.get(readCookie(cookieHeader, cookieName) ?? '')
}

/** Finds and extends the session of a `Cookie` header. Idle sessions expire after 30 minutes (remembered: 14 days). */
export function findSession(state: State, cookieHeader: string | null | undefined): Session | undefined {
  const session = peekSession(state, cookieHeader)
  if (!session) return undefined
  if (isExpired(state, session)) {
    state.sessions.delete(session.id)
    return undefined
  }
  const now = state.clock.now()
  session.lastSeenAt = now
  const device = findLoggedInAccount(state, session)?.devices.find(({ id }) => id === session.deviceId)
  if (device) device.lastActiveAt = now
  return session
}

/** Starts the session of a new visitor, who is not logged in. */
export function startSession(state: State): Session {
  const session: Session = {
    id: state.random.token(),
    csrfToken: state.random.token(),
    fstate: state.random.token(12),
    isRemembered: false,
    lastSeenAt: state.clock.now(),
    failures: 0,
    sendTimes: [],
    contactsVerifiedUntil: {},
    captchas: new Map(),
  }
  state.sessions.set(session.id, session)
  return session
}

type SessionVisit = { state: State; session: Session; setCookies: string[] }

/**
 * Reuses a session for a new login, without the previous login's data. Changes the session's id to prevent session
 * fixation. The page's CSRF token stays valid.
 */
export function restartSession({ state, session, setCookies }: SessionVisit, login: Partial<Session>): void {
  state.sessions.delete(session.id)
  Object.assign(session, {
    id: state.random.token(),
    accountId: undefined,
    deviceId: undefined,
    pending: undefined,
    isRemembered: false,
    verifiedUntil: undefined,
    googleSecret: undefined,
    contactsVerifiedUntil: {},
    ...login,
  } satisfies Partial<Session>)
  state.sessions.set(session.id, session)
  setCookies.push(sessionCookie(session))
}

export function isUsedElsewhere(state: State, ownSession: Session, deviceId: string): boolean {
  return [...state.sessions.values()].some(
    (session) => session !== ownSession && session.deviceId === deviceId && !isExpired(state, session),
  )
}

export function endSessions(state: State, isAffected: (session: Session) => boolean): void {
  for (const session of [...state.sessions.values()]) if (isAffected(session)) state.sessions.delete(session.id)
}

export function endSession(state: State, session: Session, setCookies: string[]): void {
  state.sessions.delete(session.id)
  setCookies.push(`${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
}

export function findLoggedInAccount(state: State, session: Session | undefined): Account | undefined {
  return findAccountById(state, session?.accountId)
}

export function sessionCookie(session: Session): string {
  const base = `${cookieName}=${session.id}; Path=/; HttpOnly; SameSite=Lax`
  return session.isRemembered ? `${base}; Max-Age=${rememberedTimeoutMs / 1000}` : base
}
