import type { ResponseOf } from '../../src/api/call.ts'
import { checkQrToken, confirmQrLogin } from '../../src/api/calls/qr-login.ts'
import { findAccountById } from '../accounts/find-account.ts'
import { serveQrImage } from '../codes/qr-image.ts'
import { notFound } from '../http/responses.ts'
import { type CallRoute, type MemberVisit, memberRoute, type PlainRoute, Rejection, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import { findOwnQrLogin, findQrLogin, rejectQrLogin, secondsLeft, startQrLogin } from '../login/qr-logins.ts'
import type { Account, QrLogin } from '../model.ts'

type QrState = ResponseOf<typeof checkQrToken>
type QrDetails = Pick<QrState, 'token' | 'expires_in' | 'redirect'>

const imagesFolder = '/qr_login/image/'

function findScanner({ state }: PageVisit, { accountId }: QrLogin) {
  return findAccountById(state, accountId)
}

/** Completes the waiting browser's login. The token cannot be used again. */
function completeLogin(visit: PageVisit, account: Account, qrLogin: QrLogin, details: QrDetails): QrState | Rejection {
  const { redirect, ...tokenFields } = details
  qrLogin.status = 'used'
  const result = admit(visit, account, { type: 'web', redirect })
  return result instanceof Rejection ? result : { ...result, ...tokenFields, status: 'confirmed' }
}

/** Returns a token's status, which is `expired` if the token has expired, was used or belongs to another browser. */
function respondWithStatus(visit: PageVisit, token: string, redirect?: string): QrState | Rejection {
  const qrLogin = findOwnQrLogin(visit, token)
  if (!qrLogin || qrLogin.status === 'used') return { token, expires_in: 0, status: 'expired' }
  const details = { token, expires_in: secondsLeft(visit, qrLogin) }
  const account = findScanner(visit, qrLogin)
  if (account && qrLogin.status === 'confirmed') return completeLogin(visit, account, qrLogin, { ...details, redirect })
  return { ...details, status: qrLogin.status, name: account?.title }
}

/** Finds a QR login that the user may scan, or that the user has scanned and may confirm or cancel. */
function findOpenQrLogin(visit: MemberVisit, token: string, isDecision: boolean): QrLogin | undefined {
  const qrLogin = findQrLogin(visit, token)
  if (qrLogin?.status === 'waiting' && !isDecision) return qrLogin
  return qrLogin?.status === 'scanned' && qrLogin.accountId === visit.account.id ? qrLogin : undefined
}

function serveImage(visit: Visit): Response {
  const token = visit.path.slice(imagesFolder.length)
  if (!findOwnQrLogin(visit, token)) return notFound(visit)
  return serveQrImage(visit.url.origin + screenPath(visit, 'qrConfirm', { token }))
}

/** The calls of a QR code login (SCR-08), from the browser and the phone. */
export const qrLoginRoutes: CallRoute[] = [
  route(checkQrToken, (visit, { token = startQrLogin(visit), redirect }) => respondWithStatus(visit, token, redirect)),
  memberRoute(confirmQrLogin, (visit, { token, action }) => {
    const { account, messages } = visit
    // The user may decide only after the phone has shown the requesting device (RD-7).
    const qrLogin = findOpenQrLogin(visit, token, action !== undefined)
    if (!qrLogin) return rejectQrLogin(visit)
    const statuses = { confirm: 'confirmed', cancel: 'canceled' } as const
    qrLogin.status = action === undefined ? 'scanned' : statuses[action]
    qrLogin.accountId = account.id
    return {
      device_name: qrLogin.device.name ?? messages.devices.unknown,
      location: messages.devices.locations[qrLogin.device.location],
    }
  }),
]

export const qrImageRoutes: PlainRoute[] = [{ method: 'GET', path: imagesFolder, respond: serveImage }]
