import { answerUnderFault, toResponse } from '../faults/error-answers.ts'
import { takeFault } from '../faults/faults.ts'
import type { Violation } from '../model.ts'
import { ContractViolation, readCallData } from './contract-check.ts'
import { errorCodes } from './error-codes.ts'
import { type CallRoute, Refusal, refuse } from './routes.ts'
import type { Visit } from './visit.ts'
import { jsonResponse } from './wire.ts'

/** The page's token no longer fits a session: it stood too long, or the service started over (ERR-07). */
function isPageExpired({ request, session }: Visit): boolean {
  return session === undefined || request.headers.get('x-csrf-token') !== session.csrfToken
}

async function answerRoute(route: CallRoute, visit: Visit, data: unknown): Promise<Response> {
  const answer =
    isPageExpired(visit) && route.needs !== 'nobody'
      ? refuse({ error_code: errorCodes.sessionExpired.code, error_msg: visit.words.pageExpired })
      : await route.answer(visit, data)
  return answer instanceof Refusal ? toResponse(answer) : jsonResponse({ success: true, ...answer })
}

/** Answers a call: the contract first, then a fault that is set for it, then what the service has to say. */
export async function serveCall(
  visit: Visit,
  routes: readonly CallRoute[],
  note: (violation: Violation) => void,
): Promise<Response> {
  const { path, request, state } = visit
  const { method } = request
  const here = routes.filter(({ call }) => call.path === path)
  const route = here.find(({ call }) => call.method === method) ?? here[0]
  if (!route) {
    note({ method, path, reason: 'this call is unknown' })
    return jsonResponse(
      { success: false, errors: [{ error_code: errorCodes.unknownCall.code, error_msg: visit.words.notFound }] },
      404,
    )
  }
  try {
    const data = await readCallData(visit, route.call)
    const fault = takeFault(state.faults, method, path)
    const answer = () => answerRoute(route, visit, data)
    const response = await (fault ? answerUnderFault(visit, fault, answer) : answer())
    state.calls.push({ method, path, data, status: response.status })
    return response
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error
    note({ method, path, reason: error.message })
    const errors = [{ error_code: errorCodes.contractViolation.code, error_msg: `${method} ${path}: ${error.message}` }]
    return jsonResponse({ success: false, errors }, 400)
  }
}
