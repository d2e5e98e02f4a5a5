import * as v from 'valibot'
import { booleanOrFalse, captchaExtras, messageType, noFields, optionalText } from './fields.ts'

/** The scenes (purposes) of picture captchas. Each scene has its own URL (API-10). */
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

/** The scenes (purposes) of codes sent to a phone. A code is valid only for its own scene. */
export const smsScenes = ['forgot_password_by_phone', 'activate_by_phone', 'register', 'become_referral'] as const
export type SmsScene = (typeof smsScenes)[number]

/** The regions where the slider's vendor verifies results (API-07). */
export const captchaRegions = ['cn', 'sgp'] as const

/** The result of a slider check, with the request id for the next call if the check passed (API-07, WID-16). */
const sliderResult = v.object({
  code: optionalText,
  msg: optionalText,
  data: v.fallback(v.optional(v.object({ verify_result: booleanOrFalse, request_id: optionalText })), undefined),
})

/** A time in ms from 2020 to 2100. A number outside this range must be in another unit, or not a time. */
const plausibleTime = v.pipe(v.number(), v.minValue(Date.UTC(2020)), v.maxValue(Date.UTC(2100)))

/** The server's time in ms. An invalid time is dropped, so the clock is not set (API-08). */
const serverTime = v.object({
  data: v.fallback(v.optional(v.object({ server_time: v.fallback(v.optional(plausibleTime), undefined) })), undefined),
})

/** The shapes by call name. */
export const captchaShapes = {
  sendSms: {
    request: v.object({
      phone: v.string(),
      message_type: messageType,
      scene: v.picklist(smsScenes),
      ...captchaExtras,
    }),
    response: noFields,
  },
  checkPhone: { request: v.object({ phone: v.string() }), response: v.object({ registered: booleanOrFalse }) },
  verifyCaptcha: {
    request: v.object({
      captcha_verify_param: v.string(),
      signature: v.string(),
      region: v.picklist(captchaRegions),
      ts: v.number(),
    }),
    response: sliderResult,
  },
  getServerTime: { request: noFields, response: serverTime },
}
