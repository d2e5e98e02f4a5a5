import * as v from 'valibot'
import { listOf, moment, someText, textOrNothing, yesOrNo } from './fields.ts'

/** Kinds of client that a device logs in by (LOG-03). */
export const deviceTypes = ['web', 'sync', 'app'] as const

/** Devices that are logged in, or were lately (SCR-11). */
export const deviceList = v.object({
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

/** Accounts of third parties that can log in here (SCR-12). */
export const thirdList = v.object({
  thirds: listOf(
    v.object({ type: someText, nickname: textOrNothing, bound_at: v.fallback(v.optional(moment), undefined) }),
  ),
})

/** The token of the open API (SCR-15). */
/** The times of an open API token. */
const tokenTimes = {
  created_at: v.fallback(v.optional(moment), undefined),
  expires_at: v.fallback(v.optional(moment), undefined),
}

export const openApiToken = v.object({ token: someText, ...tokenTimes })

/** Without a token there is none yet. */
export const openApiTokenInfo = v.object({ token: v.fallback(v.optional(someText), undefined), ...tokenTimes })
