import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { someText, textOrNothing } from '../shapes/fields.ts'

/** The single sign-on of an enterprise, by the domain of its addresses, or by a whole address (SCR-01). */
export const getSsoProductId = defineCall({
  path: '/dedicated_enterprise/get_sso_product_id',
  method: 'POST',
  request: v.object({ domain: v.string() }),
  answer: v.object({ product_id: someText }),
  assumed: true,
})

/** Begin a single sign-on; the answer says where the enterprise's own login is (API-06). */
export const ssoLogin = defineCall({
  path: '/sso/login',
  method: 'POST',
  host: 'api',
  request: v.object({ product_id: v.string(), redirect: v.optional(v.string()) }),
  answer: v.object({ redirect: textOrNothing }),
  blocks: true,
  assumed: true,
})
