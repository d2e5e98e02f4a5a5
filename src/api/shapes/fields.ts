import * as v from 'valibot'
import { shownEmailLength } from '../../rules/limits.ts'
import { cleanServerText } from '../../rules/server-text.ts'

/** The shape for a call without data, or whose response contains only `success`, `redirect` and `errors`. */
export const none = v.object({})

/** Sent once the server has asked for a captcha (API-09). */
export const captchaExtras = {
  /** The text typed from the picture, at most 4 characters (WID-04). */
  pic_captcha: v.optional(v.string()),
  /** The slider's request id, valid for one call (WID-16). */
  captcha_request_id: v.optional(v.string()),
}

/** How a code reaches a phone (API-09, WID-07). */
export const messageTypes = ['txt', 'voice'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageType = v.picklist(messageTypes)

/** A new password and its confirmation. */
export const newPassword = { password: v.string(), password_confirmation: v.string() }

/** Optional text. A wrong type counts as missing, since it must not turn a success into a failure. */
export const textOrNothing = v.fallback(v.optional(v.string()), undefined)

/** An optional phone or email, cleaned for display (XS-2). */
export const contactOrNothing = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanServerText(text, shownEmailLength)),
    ),
  ),
  undefined,
)

/** A boolean; anything else counts as false. */
export const yesOrNo = v.fallback(v.boolean(), false)

/** Required text. Without it, the whole response is unreadable. */
export const someText = v.pipe(v.string(), v.nonEmpty())

/** A time in ms since 1970. */
export const moment = v.pipe(v.number(), v.finite())

/** A list, without invalid entries. If it is not a list, the whole response is unreadable. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((entries) => entries.filter((entry): entry is NonNullable<typeof entry> => entry !== null)),
  )
}

/** The server may mask both. */
export const user = v.object({ phone: contactOrNothing, email: contactOrNothing })

export const userOrNothing = v.fallback(v.optional(user), undefined)
