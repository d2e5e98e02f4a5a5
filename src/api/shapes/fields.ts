import * as v from 'valibot'
import { serverEmailLength } from '../../rules/limits.ts'
import { cleanServerText } from '../../rules/server-text.ts'

/** A request without data, or a response that contains only `success`, `redirect` and `errors`. */
export const noFields = v.object({})

/** The fields that a page sends if the server requires a captcha (API-09). */
export const captchaExtras = {
  /** The characters that the user entered for the picture captcha, at most 4 (WID-04). */
  pic_captcha: v.optional(v.string()),
  /** The slider's request id, valid for one call (WID-16). */
  captcha_request_id: v.optional(v.string()),
}

/** How a code is sent to a phone (API-09, WID-07). */
export const messageTypes = ['txt', 'voice'] as const
export type MessageType = (typeof messageTypes)[number]
export const messageType = v.picklist(messageTypes)

/** A new password and its confirmation. */
export const newPassword = { password: v.string(), password_confirmation: v.string() }

/** Optional text. A value of another type is dropped, so that the response stays valid. */
export const optionalText = v.fallback(v.optional(v.string()), undefined)

/** An optional phone number or email, cleaned for display (XS-2). */
export const optionalContact = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanServerText(text, serverEmailLength)),
    ),
  ),
  undefined,
)

/** A boolean. Any other value becomes false. */
export const booleanOrFalse = v.fallback(v.boolean(), false)

/** Required text. Missing or empty text invalidates the object that contains it. */
export const requiredText = v.pipe(v.string(), v.nonEmpty())

/** A time in ms since 1970. */
export const timestamp = v.pipe(v.number(), v.finite())

/** Creates a list schema that drops invalid entries. If the value is not a list, the whole response is invalid. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((entries) => entries.filter((entry): entry is NonNullable<typeof entry> => entry !== null)),
  )
}

/** A user's phone number and email, which the server may mask. */
export const user = v.object({ phone: optionalContact, email: optionalContact })

export const optionalUser = v.fallback(v.optional(user), undefined)
