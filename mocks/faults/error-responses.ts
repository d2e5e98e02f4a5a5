import type { ErrorId } from '../../src/errors/catalog.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { getPrefix } from '../http/paths.ts'
import { jsonResponse, parseJsonObject, type ResponseError, textResponse } from '../http/responses.ts'
import { Rejection } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { type ErrorExample, errorExamples } from './error-examples.ts'
import { type Fault, waitFor } from './faults.ts'

/** Longer than a call's time limit (RQ-7). */
const timeoutDelayMs = 35_000

/** Returns an example's errors as the server sends them, in one language. Prepends `root` to their download links. */
function toResponseErrors({ items = [] }: ErrorExample, locale: Locale, root: string): ResponseError[] {
  return items.map(({ error_msg: message, download_link: link, ...fields }) => ({
    ...fields,
    error_msg: message?.[locale],
    download_link: link === undefined ? undefined : root + link,
  }))
}

export function createRejection(example: ErrorExample, { locale, url }: Visit): Rejection {
  const { status, items, body = '', redirect, force_two_step, retryAfter } = example
  if (items === undefined) return new Rejection(body, { status, retryAfter })
  const prefix = getPrefix(url.pathname)
  const errors = toResponseErrors(example, locale, url.origin + prefix)
  const redirects = {
    redirect: redirect && prefix + redirect,
    force_two_step: force_two_step && { redirect: prefix + force_two_step.redirect },
  }
  return new Rejection({ errors, ...redirects }, { status, retryAfter })
}

/** Converts a rejection to a response. If its body is a string, the response is HTML, like a proxy's error page. */
export function toResponse({ body, retryAfter, ...rejection }: Rejection, status = rejection.status): Response {
  const response = typeof body === 'string' ? textResponse(body, 'text/html', status) : jsonResponse(body, status)
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter))
  return response
}

async function createErrorResponse(visit: Visit, error: ErrorId | ResponseError[], status?: number): Promise<Response> {
  if (typeof error !== 'string') return jsonResponse({ success: false, errors: error }, status)
  const example = errorExamples[error]
  if (example.network === 'timeout') await waitFor(timeoutDelayMs, visit.request.signal)
  return example.network === undefined ? toResponse(createRejection(example, visit)) : Response.error()
}

/** Truncates the response, or changes the type of every value of a JSON object except `success` (RQ-5). */
async function distort(response: Response, { truncate, malformed }: Fault): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (truncate) return textResponse(text.slice(0, text.length / 2), type, response.status)
  const body = parseJsonObject(text)
  if (!malformed || !body) return textResponse(text, type, response.status)
  const entries = Object.entries(body).map(([key, value]) => [key, key === 'success' ? value : [{ value }]])
  return jsonResponse(Object.fromEntries(entries), response.status)
}

/** Responds as the fault requires. `respond` returns the normal response. `Response.error()` means a network error. */
export async function respondUnderFault(
  visit: Visit,
  fault: Fault,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const { delay_ms = 0, until, status, error, body, reset, truncate, malformed } = fault
  if (delay_ms > 0) await waitFor(delay_ms, visit.request.signal)
  await until
  if (reset) return Response.error()
  if (error !== undefined) return createErrorResponse(visit, error, status)
  if (body !== undefined) return textResponse(body, body.startsWith('{') ? 'application/json' : 'text/html', status)
  if (truncate || malformed) return distort(await respond(), fault)
  return status === undefined ? respond() : textResponse('', 'text/html', status)
}
