import { getSsoProductId, ssoLogin } from '../../src/api/calls/sso.ts'
import { findSsoEnterprise, findSsoProduct, ssoPath } from '../accounts/enterprises.ts'
import { type CallRoute, refuse, route } from '../http/routes.ts'

const domainUnknown = 1800011
const productUnknown = 1800012

/** Single sign-on: the enterprise of a domain, and where its own login is (SCR-01). */
export const ssoRoutes: CallRoute[] = [
  route(getSsoProductId, ({ state, words }, { domain }) => {
    const productId = findSsoEnterprise(state, domain)?.sso?.productId
    if (productId !== undefined) return { product_id: productId }
    return refuse({ field: 'domain', error_code: domainUnknown, error_msg: words.entry.domainUnknown })
  }),
  route(ssoLogin, ({ state, words }, { product_id: id, redirect }) => {
    if (!findSsoProduct(state, id))
      return refuse({ field: 'product_id', error_code: productUnknown, error_msg: words.entry.productUnknown })
    const query = new URLSearchParams(redirect === undefined ? { product_id: id } : { product_id: id, redirect })
    return { redirect: `${ssoPath}?${query.toString()}` }
  }),
]
