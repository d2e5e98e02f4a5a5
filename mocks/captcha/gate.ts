import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import { needsCaptchaToSend } from '../codes/send-limits.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { redeemCaptcha } from './captchas.ts'

/** The fields in which a call sends a solved captcha (API-09). */
export type CaptchaExtras = { pic_captcha?: string; captcha_request_id?: string }

/** Consumes a slider pass. Returns whether the pass belongs to this session and has not expired (WID-16). */
function redeemSliderPass({ state, session }: PageVisit, requestId: string | undefined): boolean {
  const pass = requestId === undefined ? undefined : state.sliderPasses.get(requestId)
  if (requestId === undefined || !pass) return false
  state.sliderPasses.delete(requestId)
  return pass.sessionId === session.id && state.clock.now() <= pass.expiresAt
}

/** Requires and consumes a solved captcha: a slider if enabled (ERR-15), else a picture (ERR-14). */
export function requireCaptcha(visit: PageVisit, scene: PictureScene, extras: CaptchaExtras): Rejection | undefined {
  const { state, messages } = visit
  if (redeemSliderPass(visit, extras.captcha_request_id)) return undefined
  if (state.settings.sliding_captcha_enabled) return reject('slidingCaptcha', messages.captcha.slider)
  const verdict = redeemCaptcha(visit, scene, extras.pic_captcha)
  if (verdict === 'correct') return undefined
  return reject('pictureCaptcha', messages.captcha[verdict], 'pic_captcha')
}

/** Requires a captcha to send a message once the browser has requested several messages (ERR-14, ERR-15). */
export function requireCaptchaToSend(
  visit: PageVisit,
  scene: PictureScene,
  extras: CaptchaExtras,
): Rejection | undefined {
  return needsCaptchaToSend(visit) ? requireCaptcha(visit, scene, extras) : undefined
}
