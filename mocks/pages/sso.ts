import { findEnterpriseByProductId, ssoPath } from '../accounts/enterprises.ts'
import { notFound } from '../http/responses.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { admitChoice, serveChoice } from './choose-account.ts'
import { readForm } from './page.ts'

function findMembers({ state }: Visit, productId: string): Account[] {
  return state.accounts.filter(({ enterprise }) => enterprise?.sso?.productId === productId)
}

function serveLogin(visit: Visit): Response {
  const productId = visit.url.searchParams.get('product_id') ?? ''
  const enterprise = findEnterpriseByProductId(visit.state, productId)
  if (!enterprise) return notFound(visit)
  const choice = { path: ssoPath, fields: { product_id: productId }, accounts: findMembers(visit, productId) }
  return serveChoice(visit, { name: enterprise.name, ...choice })
}

async function logIn(visit: Visit): Promise<Response> {
  const form = await readForm(visit)
  return admitChoice(visit, form, findMembers(visit, form?.fields.get('product_id') ?? ''))
}

/** Simulates an enterprise's single sign-on page, where the visitor continues as one of its members (SCR-01). */
export const ssoPageRoutes: PlainRoute[] = [
  { method: 'GET', path: ssoPath, isPage: true, respond: serveLogin },
  { method: 'POST', path: ssoPath, respond: logIn },
]
