import { respondUnderFault, toResponse } from '../faults/error-responses.ts'
import { consumeFault } from '../faults/faults.ts'
import { getAccountId } from '../login/pending-login.ts'
import type { Violation } from '../model.ts'
import { ContractViolation, readCallData } from './contract-check.ts'
import { jsonResponse } from './responses.ts'
import { type CallRoute, Rejection, reject } from './routes.ts'
import type { Visit } from './visit.ts'

/** Returns whether the CSRF token is invalid, e.g. because the page has been open for too long (ERR-07). */
function isPageExpired({ request, session }: Visit): boolean {
  return session === undefined || request.headers.get('x-csrf-token') !== session.csrfToken
}

/** Returns whether the session's account differs from the account that the page was served for (RQ-14). */
function hasAccountChanged({ request, state, session }: Visit): boolean {
  const pageAccountId = request.headers.get('x-account')
  const currentAccountId = session && getAccountId(state, session)
  return pageAccountId !== null && currentAccountId !== undefined && pageAccountId !== currentAccountId
}

async function respondToCall(route: CallRoute, visit: Visit, data: unknown): Promise<Response> {
  if (hasAccountChanged(visit)) return toResponse(reject('otherAccount', visit.messages.differentAccount))
  const reply =
    isPageExpired(visit) && route.access !== 'anyone'
      ? reject('sessionExpired', visit.messages.pageExpired)
      : await route.respond(visit, data)
  return reply instanceof Rejection ? toResponse(reply) : jsonResponse({ success: true, ...reply })
}

/** Checks a call against the contract, then calls its handler. A fault, if set, may change or replace the response. */
export async function serveCall(
  visit: Visit,
  routes: readonly CallRoute[],
  report: (violation: Violation) => void,
): Promise<Response> {
  const { path, request, state } = visit
  const { method } = request
  const matchingRoutes = routes.filter(({ call }) => call.path === path)
  const route = matchingRoutes.find(({ call }) => call.method === method) ?? matchingRoutes[0]
  if (!route) {
    report({ method, path, reason: 'unknown call' })
    return toResponse(reject('unknownCall', visit.messages.notFound), 404)
  }
  try {
    const data = await readCallData(visit, route.call)
    const fault = consumeFault(state.faults, method, path)
    const respond = () => respondToCall(route, visit, data)
    const response = await (fault ? respondUnderFault(visit, fault, respond) : respond())
    state.calls.push({ method, path, data, status: response.status })
    return response
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error
    report({ method, path, reason: error.message })
    return toResponse(reject('contractViolation', `${method} ${path}: ${error.message}`), 400)
  }
}
