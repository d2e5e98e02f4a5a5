import { accountById } from '../accounts/find-account.ts'
import type { Account, Session, State } from '../model.ts'

const cookieName = 'portico_session'
const minute = 60_000
const idleLimit = 30 * minute
const rememberedLimit = 14 * 24 * 60 * minute

function limitOf(session: Session): number {
  return session.isRemembered ? rememberedLimit : idleLimit
}

/** The value of one cookie of a `Cookie` header. */
export function readCookie(header: string | null | undefined, wanted: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === wanted)?.[1]
}

/** The session of a `Cookie` header as it is, whether or not it is still good, without counting as a visit. */
export function peekSession(state: State, cookieHeader: string | null | undefined): Session | undefined {
  return state.sessions.get(readCookie(cookieHeader, cookieName) ?? '')
}

/** The session of a `Cookie` header. Unknown after a reset, and after 30 idle minutes (14 days where it was asked to remember). */
export function findSession(state: State, cookieHeader: string | null | undefined): Session | undefined {
  const session = peekSession(state, cookieHeader)
  if (!session) return undefined
  const now = state.clock.now()
  if (now - session.lastSeenAt > limitOf(session)) {
    state.sessions.delete(session.id)
    return undefined
  }
  session.lastSeenAt = now
  const device = accountOf(state, session)?.devices.find(({ id }) => id === session.deviceId)
  if (device) device.lastActiveAt = now
  return session
}

/** Starts the session that a page load gives to a new visitor: not logged in, but with its anti-forgery token. */
export function startSession(state: State): Session {
  const session: Session = {
    id: state.random.token(),
    csrfToken: state.random.token(),
    fstate: state.random.token(12),
    isRemembered: false,
    lastSeenAt: state.clock.now(),
    failures: 0,
    sends: [],
    lookups: 0,
    questions: [],
    provedUntil: {},
    captchas: new Map(),
  }
  state.sessions.set(session.id, session)
  return session
}

/** Gives a session a new id, so that one known beforehand is worth nothing. The page's token stays good. */
export function renewSession(state: State, session: Session): void {
  state.sessions.delete(session.id)
  session.id = state.random.token()
  state.sessions.set(session.id, session)
}

/** Ends sessions, e.g. all others of an account that has got a new password. */
export function endSessions(state: State, isEnded: (session: Session) => boolean): void {
  for (const session of [...state.sessions.values()]) if (isEnded(session)) state.sessions.delete(session.id)
}

export function logSessionOut(state: State, session: Session): void {
  state.sessions.delete(session.id)
}

export function accountOf(state: State, session: Session | undefined): Account | undefined {
  return accountById(state, session?.accountId)
}

/** The `Set-Cookie` of a session. */
export function sessionCookie(session: Session): string {
  const base = `${cookieName}=${session.id}; Path=/; HttpOnly; SameSite=Lax`
  return session.isRemembered ? `${base}; Max-Age=${rememberedLimit / 1000}` : base
}

/** The `Set-Cookie` that forgets it. */
export const endedSessionCookie = `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
