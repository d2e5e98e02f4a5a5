import { getSsoProductId, ssoLogin } from '../../src/api/calls/sso.ts'
import { findEnterpriseByProductId, findSsoEnterprise, ssoPath } from '../accounts/enterprises.ts'
import { prefixOfPage } from '../http/paths.ts'
import { type CallRoute, reject, route } from '../http/routes.ts'

/** The calls for single sign-on: find a domain's enterprise, and get the URL of its login page (SCR-01). */
export const ssoRoutes: CallRoute[] = [
  route(getSsoProductId, ({ state, messages }, { domain }) => {
    const productId = findSsoEnterprise(state, domain)?.sso?.productId
    if (productId !== undefined) return { product_id: productId }
    return reject('domainUnknown', messages.entry.unknownDomain, 'domain')
  }),
  route(ssoLogin, ({ state, messages, request }, { product_id: id, redirect }) => {
    if (!findEnterpriseByProductId(state, id))
      return reject('productUnknown', messages.entry.invalidSsoRequest, 'product_id')
    const query = new URLSearchParams(redirect === undefined ? { product_id: id } : { product_id: id, redirect })
    return { redirect: `${prefixOfPage(request)}${ssoPath}?${query.toString()}` }
  }),
]
