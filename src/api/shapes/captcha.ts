import * as v from 'valibot'
import { captchaExtras, messageType, none, textOrNothing, yesOrNo } from './fields.ts'

/** The purposes of picture captchas; each scene has its own URL (API-10). */
export const pictureScenes = [
  'forgot_password',
  'forgot_password_by_phone',
  'activate_by_phone',
  'login',
  'register',
  'modify_phone',
  'become_referral',
  'two_step',
] as const
export type PictureScene = (typeof pictureScenes)[number]

/** The purposes of codes sent to a phone; a code is valid for its own scene only. */
export const smsScenes = ['forgot_password_by_phone', 'activate_by_phone', 'register', 'become_referral'] as const
export type SmsScene = (typeof smsScenes)[number]

/** The regions where the slider's vendor verifies results (API-07). */
export const captchaRegions = ['cn', 'sgp'] as const

/** The result of a slider check, with the id for the next call if it passed (API-07, WID-16). */
const sliderVerdict = v.object({
  code: textOrNothing,
  msg: textOrNothing,
  data: v.fallback(v.optional(v.object({ verify_result: yesOrNo, request_id: textOrNothing })), undefined),
})

/** From 2020 to 2100. Anything else is in another unit, or not a time. */
const plausibleTime = v.pipe(v.number(), v.minValue(Date.UTC(2020)), v.maxValue(Date.UTC(2100)))

/** The server's time in ms. An invalid one counts as missing, so the clock stays as it is (API-08). */
const serverTime = v.object({
  data: v.fallback(v.optional(v.object({ server_time: v.fallback(v.optional(plausibleTime), undefined) })), undefined),
})

/** By call name. */
export const captchaShapes = {
  sendSms: {
    request: v.object({
      phone: v.string(),
      message_type: messageType,
      scene: v.picklist(smsScenes),
      ...captchaExtras,
    }),
    answer: none,
  },
  checkPhone: { request: v.object({ phone: v.string() }), answer: v.object({ registered: yesOrNo }) },
  verifyCaptcha: {
    request: v.object({
      captcha_verify_param: v.string(),
      signature: v.string(),
      region: v.picklist(captchaRegions),
      ts: v.number(),
    }),
    answer: sliderVerdict,
  },
  getServerTime: { request: none, answer: serverTime },
}
