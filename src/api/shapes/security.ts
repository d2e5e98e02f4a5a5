import * as v from 'valibot'
import {
  captchaExtras,
  listOf,
  messageType,
  moment,
  none,
  someText,
  textOrNothing,
  user,
  userOrNothing,
  yesOrNo,
} from './fields.ts'

const changed = v.object({ user: userOrNothing })

/** The client that a device logs in with (LOG-03). */
export const deviceTypes = ['web', 'sync', 'app'] as const

/** Devices that are or recently were logged in (SCR-11). */
const deviceList = v.object({
  devices: listOf(
    v.object({
      id: someText,
      name: v.fallback(v.string(), ''),
      type: v.fallback(v.picklist(deviceTypes), 'web'),
      client_version: textOrNothing,
      last_active_at: v.fallback(v.optional(moment), undefined),
      ip: textOrNothing,
      location: textOrNothing,
      current: yesOrNo,
    }),
  ),
})

export type Device = v.InferOutput<typeof deviceList>['devices'][number]

/** Linked accounts (SCR-12). */
const thirdList = v.object({
  thirds: listOf(
    v.object({ type: someText, nickname: textOrNothing, bound_at: v.fallback(v.optional(moment), undefined) }),
  ),
})

/** When an open API token was created and when it expires (SCR-15). */
const tokenTimes = {
  created_at: v.fallback(v.optional(moment), undefined),
  expires_at: v.fallback(v.optional(moment), undefined),
}

const openApiToken = v.object({ token: someText, ...tokenTimes })

/** `token` is missing if none has been created. */
const openApiTokenInfo = v.object({ token: v.fallback(v.optional(someText), undefined), ...tokenTimes })

/** By call name. */
export const securityShapes = {
  getLogin: { request: none, answer: v.object({ user }) },
  preVerifyPhone: {
    request: v.object({
      sms_captcha: v.optional(v.string()),
      message_type: v.optional(messageType),
      ...captchaExtras,
    }),
    answer: changed,
  },
  preVerifyEmail: { request: v.object({ email_captcha: v.optional(v.string()), ...captchaExtras }), answer: changed },
  verifyPhone: {
    request: v.object({ phone: v.string(), message_type: v.optional(messageType), ...captchaExtras }),
    answer: none,
  },
  verifyEmail: { request: v.object({ email: v.string(), ...captchaExtras }), answer: none },
  updatePhone: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), answer: changed },
  updateEmail: { request: v.object({ email: v.string(), email_captcha: v.string() }), answer: changed },
  getThirds: { request: none, answer: thirdList },
  unbindThird: { request: v.object({ type: v.string() }), answer: none },
  getDevices: { request: none, answer: deviceList },
  deleteDevice: { request: v.object({ device_id: v.string() }), answer: none },
  getOpenApiToken: { request: none, answer: openApiTokenInfo },
  refreshOpenApiToken: { request: none, answer: openApiToken },
}
