import * as v from 'valibot'
import { shownEmailLength } from '../../rules/limits.ts'
import { cleanServerText } from '../../rules/server-text.ts'

/** A call that sends nothing, or answers nothing beside `success`, `redirect` and `errors`. */
export const none = v.object({})

/** Captcha extras that a call takes when the server has asked for them (API-09). */
export const captchaExtras = {
  /** What was typed from the picture, at most 4 characters (WID-04). */
  pic_captcha: v.optional(v.string()),
  /** The slider's request id; good for one call (WID-16). */
  captcha_request_id: v.optional(v.string()),
}

/** How a code reaches a phone (API-09, WID-07). */
export const messageTypes = ['txt', 'voice'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageType = v.picklist(messageTypes)

/** A new password and its repetition. */
export const newPassword = { password: v.string(), password_confirmation: v.string() }

/** A text that may be missing. Whatever else stands there counts as missing: it must not undo a success. */
export const textOrNothing = v.fallback(v.optional(v.string()), undefined)

/** A phone or an email that is shown on many screens, made fit for that (XS-2). */
export const contactOrNothing = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanServerText(text, shownEmailLength)),
    ),
  ),
  undefined,
)

/** A yes or no; whatever else stands there counts as no. */
export const yesOrNo = v.fallback(v.boolean(), false)

/** A text that the screen cannot do without. */
export const someText = v.pipe(v.string(), v.nonEmpty())

/** A moment in ms since 1970. */
export const moment = v.pipe(v.number(), v.finite())

/** A list whose odd entries are left out; what is no list at all is no answer. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((entries) => entries.filter((entry): entry is NonNullable<typeof entry> => entry !== null)),
  )
}

/** Who it is; a server may mask both. */
export const user = v.object({ phone: contactOrNothing, email: contactOrNothing })

/** Who it is, where the answer may lack it. */
export const userOrNothing = v.fallback(v.optional(user), undefined)
