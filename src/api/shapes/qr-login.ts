import * as v from 'valibot'
import { textOrNothing } from './fields.ts'
import { loginAnswer } from './login.ts'

/** States of a QR login. One that is not listed calls for a fresh QR code (RQ-12). */
export const qrStatuses = ['waiting', 'scanned', 'confirmed', 'canceled', 'expired'] as const

/** It becomes a part of the picture's path, which it must not leave. */
const qrToken = v.pipe(v.string(), v.regex(/^[\w-]+$/))

/** A QR login's token and state; when confirmed, what a login answers. */
const qrLoginAnswer = v.looseObject({
  ...loginAnswer.entries,
  token: v.fallback(v.optional(qrToken), undefined),
  /** Seconds until the token expires. */
  expires_in: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  status: v.union([v.picklist(qrStatuses), v.string()]),
  /** Who scanned it, as a person would call them. */
  name: textOrNothing,
})

/** By the names of their calls. */
export const qrLoginShapes = {
  checkQrToken: {
    request: v.object({ token: v.optional(v.string()), redirect: v.optional(v.string()) }),
    answer: qrLoginAnswer,
  },
  confirmQrLogin: {
    request: v.object({ token: v.string(), action: v.optional(v.picklist(['confirm', 'cancel'])) }),
    answer: v.object({ device_name: textOrNothing, location: textOrNothing }),
  },
}
