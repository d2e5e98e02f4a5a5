import * as v from 'valibot'
import {
  booleanOrFalse,
  captchaExtras,
  listOf,
  messageType,
  noFields,
  optionalText,
  optionalUser,
  requiredText,
  timestamp,
  user,
} from './fields.ts'

const userResponse = v.object({ user: optionalUser })

/** The clients that a device can log in with (LOG-03). */
export const deviceTypes = ['web', 'sync', 'app'] as const

/** The devices that are logged in (SCR-11). */
const deviceList = v.object({
  devices: listOf(
    v.object({
      id: requiredText,
      name: v.fallback(v.string(), ''),
      type: v.fallback(v.picklist(deviceTypes), 'web'),
      client_version: optionalText,
      last_active_at: v.fallback(v.optional(timestamp), undefined),
      ip: optionalText,
      location: optionalText,
      current: booleanOrFalse,
    }),
  ),
})

export type Device = v.InferOutput<typeof deviceList>['devices'][number]

/** Linked accounts (SCR-12). */
const linkedAccountList = v.object({
  thirds: listOf(
    v.object({ type: requiredText, nickname: optionalText, bound_at: v.fallback(v.optional(timestamp), undefined) }),
  ),
})

/** When an open API token was created and when it expires (SCR-15). */
const tokenTimes = {
  created_at: v.fallback(v.optional(timestamp), undefined),
  expires_at: v.fallback(v.optional(timestamp), undefined),
}

const openApiToken = v.object({ token: requiredText, ...tokenTimes })

/** The open API token. `token` is missing if the user has not created one. */
const openApiTokenInfo = v.object({ token: v.fallback(v.optional(requiredText), undefined), ...tokenTimes })

/** The shapes by call name. */
export const securityShapes = {
  getLogin: { request: noFields, response: v.object({ user }) },
  preVerifyPhone: {
    request: v.object({
      sms_captcha: v.optional(v.string()),
      message_type: v.optional(messageType),
      ...captchaExtras,
    }),
    response: userResponse,
  },
  preVerifyEmail: {
    request: v.object({ email_captcha: v.optional(v.string()), ...captchaExtras }),
    response: userResponse,
  },
  verifyPhone: {
    request: v.object({ phone: v.string(), message_type: v.optional(messageType), ...captchaExtras }),
    response: noFields,
  },
  verifyEmail: { request: v.object({ email: v.string(), ...captchaExtras }), response: noFields },
  updatePhone: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), response: userResponse },
  updateEmail: { request: v.object({ email: v.string(), email_captcha: v.string() }), response: userResponse },
  getThirds: { request: noFields, response: linkedAccountList },
  unbindThird: { request: v.object({ type: v.string() }), response: noFields },
  getDevices: { request: noFields, response: deviceList },
  deleteDevice: { request: v.object({ device_id: v.string() }), response: noFields },
  getOpenApiToken: { request: noFields, response: openApiTokenInfo },
  refreshOpenApiToken: { request: noFields, response: openApiToken },
}
