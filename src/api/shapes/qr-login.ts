import * as v from 'valibot'
import { optionalText } from './fields.ts'
import { loginResponse } from './login.ts'

/** The statuses of a QR login. Any other status requires a new QR code (RQ-12). */
export const qrStatuses = ['waiting', 'scanned', 'confirmed', 'canceled', 'expired'] as const

/** Restricted to safe characters, since the token becomes a path segment in the URL of the QR code image. */
const qrToken = v.pipe(v.string(), v.regex(/^[\w-]+$/))

/** A QR login's token and status, plus the login response once the login is confirmed. */
const qrLoginResponse = v.looseObject({
  ...loginResponse.entries,
  token: v.fallback(v.optional(qrToken), undefined),
  /** Seconds until the token expires. */
  expires_in: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  status: v.union([v.picklist(qrStatuses), v.string()]),
  /** The display name of the user who scanned the QR code. */
  name: optionalText,
})

/** The shapes by call name. */
export const qrLoginShapes = {
  checkQrToken: {
    request: v.object({ token: v.optional(v.string()), redirect: v.optional(v.string()) }),
    response: qrLoginResponse,
  },
  confirmQrLogin: {
    request: v.object({ token: v.string(), action: v.optional(v.picklist(['confirm', 'cancel'])) }),
    response: v.object({ device_name: optionalText, location: optionalText }),
  },
}
