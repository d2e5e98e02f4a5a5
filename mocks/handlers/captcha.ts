import { checkPhone, getServerTime, sendSms, verifyCaptcha } from '../../src/api/calls/captcha.ts'
import { type PictureScene, pictureScenes } from '../../src/api/shapes/captcha.ts'
import { findAccount, findAccountForPasswordReset } from '../accounts/find-account.ts'
import { normalizeContact } from '../accounts/read-contact.ts'
import { rejectIfRegistrationClosed, rejectTakenPhone } from '../accounts/registration.ts'
import { issueCaptcha } from '../captcha/captchas.ts'
import { isHumanSlide } from '../captcha/slider.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { captchaSettings } from '../http/page-secrets.ts'
import { rejectBadSignature } from '../http/page-signature.ts'
import { notFound, textResponse } from '../http/responses.ts'
import { type CallRoute, openRoute, type PlainRoute, reject, route } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** How long a solved slider captcha can be used, in ms. */
const passLifetimeMs = 5 * 60_000

/** The calls to send SMS codes, check phone numbers, verify slider captchas and get the server's time. */
export const captchaRoutes: CallRoute[] = [
  route(sendSms, (visit, { phone, message_type: messageType, scene, ...extras }) => {
    const to = normalizeContact(phone)
    const hasAccount = findAccount(visit.state, to) !== undefined
    // A code would be useless while registration is closed.
    const closedRejection = scene === 'register' ? rejectIfRegistrationClosed(visit) : undefined
    if (closedRejection) return closedRejection
    if (scene === 'register' && hasAccount) return rejectTakenPhone(visit)
    // Password recovery must not reveal whether the phone number has an account.
    const isSilent = scene === 'forgot_password_by_phone' && findAccountForPasswordReset(visit.state, to) === undefined
    return sendPhoneCode(visit, { purpose: scene, to, messageType, scene, extras, isSilent }) ?? {}
  }),
  route(checkPhone, ({ state }, { phone }) => ({ registered: findAccount(state, phone) !== undefined })),
  route(verifyCaptcha, (visit, { captcha_verify_param: param, signature, region, ts }) => {
    const { state, session, messages } = visit
    const { scene_id, certify_id, region: pageRegion, secret } = captchaSettings
    if (region !== pageRegion) return reject('badSignature', `bad_signature: the page's region is ${pageRegion}`)
    const rejection = rejectBadSignature(visit, { parts: [scene_id, certify_id], ts, secret, signature })
    if (rejection) return rejection
    if (!isHumanSlide(param))
      return { code: 'F001', msg: messages.captcha.sliderFailed, data: { verify_result: false } }
    const requestId = state.random.token()
    state.sliderPasses.set(requestId, { sessionId: session.id, expiresAt: state.clock.now() + passLifetimeMs })
    return { code: 'T001', data: { verify_result: true, request_id: requestId } }
  }),
  openRoute(getServerTime, ({ state }) => ({ data: { server_time: state.clock.now() } })),
]

const scenesFolder = '/captcha/get_pic/'

function serveCaptcha(visit: Visit, scene?: PictureScene): Response {
  const { session, messages } = visit
  if (!session) return textResponse(messages.pageExpired, 'text/plain', 403)
  return textResponse(issueCaptcha({ ...visit, session }, scene), 'image/svg+xml')
}

function serveScene(visit: Visit): Response {
  const scene = pictureScenes.find((candidate) => visit.path === scenesFolder + candidate)
  return scene ? serveCaptcha(visit, scene) : notFound(visit)
}

/** The picture captchas (API-10). Each request returns a new captcha for its session. */
export const captchaImageRoutes: PlainRoute[] = [
  { method: 'GET', path: '/captcha/get_pic', respond: (visit) => serveCaptcha(visit) },
  { method: 'GET', path: scenesFolder, respond: serveScene },
]
