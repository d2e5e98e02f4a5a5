import type { Call } from '../call.ts'

/** Look up an enterprise's single sign-on product id by email domain or by a complete email address (SCR-01). */
export const getSsoProductId: Call<'getSsoProductId'> = {
  name: 'getSsoProductId',
  path: '/dedicated_enterprise/get_sso_product_id',
  method: 'POST',
}

/** Start single sign-on. The response contains the URL of the enterprise's login page (API-06). */
export const ssoLogin: Call<'ssoLogin'> = {
  name: 'ssoLogin',
  path: '/sso/login',
  method: 'POST',
  host: 'api',
  blocks: true,
}
