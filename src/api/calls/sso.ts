import type { Call } from '../call.ts'

/** The single sign-on of an enterprise, by the domain of its addresses, or by a whole address (SCR-01). */
export const getSsoProductId: Call<'getSsoProductId'> = {
  name: 'getSsoProductId',
  path: '/dedicated_enterprise/get_sso_product_id',
  method: 'POST',
}

/** Begin a single sign-on; the answer says where the enterprise's own login is (API-06). */
export const ssoLogin: Call<'ssoLogin'> = {
  name: 'ssoLogin',
  path: '/sso/login',
  method: 'POST',
  host: 'api',
  blocks: true,
}
