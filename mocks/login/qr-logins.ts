import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import type { QrLogin } from '../model.ts'
import { describeDevice } from './device-name.ts'

/** Long enough for the user to fetch their phone, but short enough that a photo of the screen soon becomes useless. */
export const qrLoginLifetimeMs = 3 * 60_000

/** Starts a QR login for this session and returns its token. */
export function startQrLogin({ state, session, request }: PageVisit): string {
  const token = state.random.token(32)
  const { name, location } = describeDevice(request)
  const expiresAt = state.clock.now() + qrLoginLifetimeMs
  state.qrLogins.set(token, { session, device: { name, location }, status: 'waiting', expiresAt })
  return token
}

/** Finds an unexpired QR login of any session, since the phone that confirms it has a different session. */
export function findQrLogin({ state }: Pick<Visit, 'state'>, token: string): QrLogin | undefined {
  const qrLogin = state.qrLogins.get(token)
  return qrLogin && state.clock.now() <= qrLogin.expiresAt ? qrLogin : undefined
}

/** Finds an unexpired QR login of the visitor's own session. */
export function findOwnQrLogin(visit: Visit, token: string): QrLogin | undefined {
  const qrLogin = findQrLogin(visit, token)
  return qrLogin?.session === visit.session ? qrLogin : undefined
}

export function secondsLeft({ state }: Pick<Visit, 'state'>, { expiresAt }: QrLogin): number {
  return Math.ceil((expiresAt - state.clock.now()) / 1000)
}

/** Rejects a token that expired, was confirmed or canceled, or belongs to someone else, without revealing why. */
export function rejectQrLogin({ messages }: Pick<Visit, 'messages'>): Rejection {
  return reject('qrLoginEnded', messages.entry.qrLoginEnded, 'token')
}
