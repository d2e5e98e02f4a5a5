import * as v from 'valibot'
import type { Failure, Result } from '../../errors/failure.ts'
import type { Call } from '../call.ts'
import { isRecord, readErrorItems } from './error-items.ts'

/** An HTTP response with its body fully read. */
export type RawResponse = { status: number; body: string; retryAfterMs?: number }

/** The body is ignored for these statuses, since the error catalog has its own text for each (ERR-01 to ERR-04). */
const statusesWithText: readonly number[] = [500, 502, 404, 403]

/**
 * Validates a response against its shape (RQ-5). Only `success: true` is a success, but responses to calls with
 * `mayOmitSuccess` may omit it. Forced two-step verification is an error even with `success: true`. Never throws.
 */
export function readResponse<Shape extends v.GenericSchema>(
  call: Call,
  shape: Shape,
  response: RawResponse,
): Result<v.InferOutput<Shape>> {
  const content = statusesWithText.includes(response.status) ? undefined : parseObject(response.body)
  const rejection = content && readRejection(content)
  if (response.status < 200 || response.status > 299) {
    return fail({
      ...(rejection && hasReason(rejection) ? rejection : createStatusFailure(response)),
      ...pickRetryAfter(response),
    })
  }
  if (!content || !rejection) return fail(unreadableFailure)
  if (!isSuccess(call, content, rejection)) return fail(rejection)
  const validation = v.safeParse(shape, content)
  return validation.success ? { ok: true, value: validation.output } : fail(unreadableFailure)
}

type Rejection = Extract<Failure, { kind: 'rejected' }>

const unreadableFailure = { kind: 'network', reason: 'unreadable' } as const

function readRejection(content: Record<string, unknown>): Rejection {
  const { success, errors, code, msg, redirect, force_two_step: forcedTwoStep } = content
  const items = readErrorItems(errors)
  // The slider check reports its error in `code` and `msg` instead of `errors` (API-07, ERR-13).
  if (items.length === 0 && success === false) items.push(...readErrorItems([{ error_code: code, error_msg: msg }]))
  const rejection: Rejection = { kind: 'rejected', items }
  const url = readUrl(redirect)
  if (url) rejection.redirect = url
  if (forcedTwoStep) rejection.forceTwoStep = readForcedTwoStep(forcedTwoStep)
  return rejection
}

function isSuccess({ mayOmitSuccess }: Call, { success }: Record<string, unknown>, rejection: Rejection): boolean {
  if (rejection.forceTwoStep) return false
  return success === true || (mayOmitSuccess === true && success === undefined && rejection.items.length === 0)
}

function hasReason({ items, redirect, forceTwoStep }: Rejection): boolean {
  return items.length > 0 || redirect !== undefined || forceTwoStep !== undefined
}

function readForcedTwoStep(forcedTwoStep: unknown): { redirect?: string } {
  const redirect = isRecord(forcedTwoStep) ? readUrl(forcedTwoStep.redirect) : undefined
  return redirect ? { redirect } : {}
}

function createStatusFailure({ status }: RawResponse): Extract<Failure, { kind: 'status' }> {
  return { kind: 'status', status }
}

function pickRetryAfter({ retryAfterMs }: RawResponse): { retryAfterMs?: number } {
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}

function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

function readUrl(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(body)
    return isRecord(content) ? content : undefined
  } catch {
    return undefined
  }
}
