import type { Call, RequestOf } from '../../../api/call.ts'
import {
  registerEnterprise,
  registerForPlan,
  registerFromMarket,
  registerPersonal,
} from '../../../api/calls/register.ts'
import type { Client } from '../../../api/client.ts'
import { planQuery } from '../../../api/query-fields.ts'
import type { LoginResponse } from '../../../api/shapes/login.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import type { Feedback, Outcome } from '../../../kit/feedback/index.tsx'
import type { RegisterKind } from './register.machine.ts'

type Registration = RequestOf<typeof registerPersonal>

type Attempt = {
  kind: RegisterKind
  registration: Registration
  /** The page's query parameters: the plan and entry point (SCR-02), or the cloud marketplace's token. */
  query: URLSearchParams
  fields: readonly string[]
}

export type AttemptResult =
  | { ok: true; value: LoginResponse }
  | ({ ok: false; isClosed: boolean; isPhoneTaken: boolean; isRejected: boolean } & Outcome)

export const isRegistrationClosed = (failure: Failure) => hasCode(failure, codes.registrationClosed)

export const isPhoneTaken = (failure: Failure) => hasCode(failure, codes.phoneTaken)

/**
 * Calls the endpoint for the cloud marketplace, else for the plan or entry point (SCR-02), else for the account type.
 */
function makeCall(client: Client, { kind, registration, query }: Attempt) {
  const send = async <C extends Call>(call: C, data: RequestOf<C>) => ({ call, result: await client.call(call, data) })
  const [plan, position] = planQuery.map((name) => query.get(name) || undefined)
  if (kind === 'market') return send(registerFromMarket, { ...registration, token: query.get('token') ?? '' })
  if (plan || position) return send(registerForPlan, { ...registration, plan_id: plan, register_position: position })
  if (kind === 'personal') return send(registerPersonal, registration)
  return send(registerEnterprise, { ...registration, company_name: registration.company_name ?? '' })
}

/** Tries to register. Shows errors in alerts, dialogs and toasts, and returns those that belong in the form. */
export async function tryRegister(client: Client, feedback: Feedback, attempt: Attempt): Promise<AttemptResult> {
  const { call, result } = await makeCall(client, attempt)
  if (result.ok) return result
  const { failure } = result
  const failedAttempt = {
    ok: false as const,
    isClosed: isRegistrationClosed(failure),
    isPhoneTaken: isPhoneTaken(failure),
    isRejected: failure.kind === 'rejected',
  }
  // If registration is closed, the caller shows a screen instead of an alert.
  if (failedAttempt.isClosed) return { ...failedAttempt, fieldErrors: {}, followUps: [] }
  return { ...failedAttempt, ...(await feedback.handle(failure, { fields: attempt.fields, call })) }
}
