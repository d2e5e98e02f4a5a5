import { googleQrImagePath, wechatQrImagePath } from '../../src/api/images.ts'
import { serveQrImage } from '../codes/qr-image.ts'
import { issueTicket } from '../codes/tickets.ts'
import { getSetupSecret, totpUri } from '../codes/totp.ts'
import { addPrefix } from '../http/paths.ts'
import { textResponse } from '../http/responses.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { findIdentifiedUser, type IdentifiedVisit, requireIdentity } from '../login/identity.ts'
import { wechatScanPath } from '../pages/wechat.ts'

const scanLifetimeMs = 5 * 60_000

/**
 * Creates a handler that serves an image to authorized visitors. Others get a plain-text 403, because an `<img>` cannot
 * show an error.
 */
function createImageHandler(canSee: (visit: IdentifiedVisit) => boolean, draw: (visit: IdentifiedVisit) => Response) {
  return (visit: Visit): Response => {
    const { session, messages } = visit
    const person = session && findIdentifiedUser({ ...visit, session })
    const viewer = session && person && { ...visit, session, ...person }
    return viewer && canSee(viewer) ? draw(viewer) : textResponse(messages.security.notVerified, 'text/plain', 403)
  }
}

const canSetUp = (visit: IdentifiedVisit) => requireIdentity(visit) === undefined

/** Returns whether a login is waiting for a WeChat code. If so, scanning the QR code sends a new code for the login. */
const isWaitingForWechat = ({ account, pending }: IdentifiedVisit) =>
  pending?.kind === 'two-step' && account.twoStep?.method === 'wechat'

function serveGoogleQrCode({ state, session, account }: IdentifiedVisit): Response {
  return serveQrImage(totpUri(getSetupSecret(state, session), account))
}

function serveWechatQrCode(visit: IdentifiedVisit): Response {
  const { url, account } = visit
  const purpose = isWaitingForWechat(visit) ? 'two_step_login' : 'two_step'
  const token = issueTicket(visit, 'wechat-scan', {
    accountId: account.id,
    lifetimeMs: scanLifetimeMs,
    data: { purpose },
  })
  return serveQrImage(url.origin + addPrefix(visit, wechatScanPath(token)))
}

/** The QR codes for two-step verification (TWO-04, TWO-07). */
export const twoStepImageRoutes: PlainRoute[] = [
  { method: 'GET', path: googleQrImagePath, respond: createImageHandler(canSetUp, serveGoogleQrCode) },
  {
    method: 'GET',
    path: wechatQrImagePath,
    respond: createImageHandler((visit) => canSetUp(visit) || isWaitingForWechat(visit), serveWechatQrCode),
  },
]
