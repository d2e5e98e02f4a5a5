import { respondUnderFault } from '../faults/error-responses.ts'
import { consumeFault } from '../faults/faults.ts'
import type { Violation } from '../model.ts'
import type { CallRoute, PlainRoute } from './routes.ts'
import { serveCall } from './serve-call.ts'
import type { Visit } from './visit.ts'

/** The service's routes, and a callback for requests that break the contract. */
export type Routing = {
  calls: readonly CallRoute[]
  plain: readonly PlainRoute[]
  report: (violation: Violation) => void
}

const isFolder = (path: string) => path !== '/' && path.endsWith('/')

function findPlainRoute({ plain }: Routing, { path, request }: Visit): PlainRoute | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const isNavigation = request.headers.get('accept')?.includes('text/html') === true
  return plain.find((route) => {
    const matchesPath = isFolder(route.path) ? path.startsWith(route.path) : path === route.path
    return matchesPath && route.method === method && (!route.isPage || isNavigation)
  })
}

/**
 * Returns whether a request that matches no plain route is a call, known or unknown. The page server responds to all
 * others: requests for pages, such as `/login` in the address bar, and for development tools (`/@…` and `/__…`).
 */
function isCall({ calls }: Routing, { path, request: { method, headers } }: Visit): boolean {
  const isMarkedAsCall =
    headers.get('x-requested-with') !== null || headers.get('accept')?.startsWith('application/json') === true
  const isRead = method === 'GET' || method === 'HEAD'
  const isKnownCall = calls.some(({ call }) => call.path === path && call.method === method)
  const isToolPath = path.startsWith('/@') || path.startsWith('/__')
  const isNavigation = headers.get('accept')?.includes('text/html') === true
  return !isToolPath && (isMarkedAsCall || !isRead || (isKnownCall && !isNavigation))
}

async function servePlainRoute(route: PlainRoute, visit: Visit): Promise<Response> {
  const { state, request, path } = visit
  const isInternalPath = path.startsWith('/__')
  const fault = isInternalPath ? undefined : consumeFault(state.faults, request.method, path)
  const response = await (fault ? respondUnderFault(visit, fault, () => route.respond(visit)) : route.respond(visit))
  if (!isInternalPath) state.calls.push({ method: request.method, path, data: {}, status: response.status })
  return response
}

/** Responds to a visit, or returns `undefined` if the page server should respond. */
export async function dispatch(routing: Routing, visit: Visit): Promise<Response | undefined> {
  const plainRoute = findPlainRoute(routing, visit)
  if (plainRoute) return servePlainRoute(plainRoute, visit)
  return isCall(routing, visit) ? serveCall(visit, routing.calls, routing.report) : undefined
}
