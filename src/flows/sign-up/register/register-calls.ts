// The calls of registration; lazy, loaded once the page is interactive.

import { checkPhone } from '../../../api/calls/captcha.ts'
import {
  registerEnterprise,
  registerForPlan,
  registerFromMarket,
  registerPersonal,
} from '../../../api/calls/register.ts'
import type { Client } from '../../../api/client.ts'
import type { Call, RequestOf } from '../../../api/define-call.ts'
import { planQuery } from '../../../api/query-fields.ts'
import type { LoginAnswer } from '../../../api/shapes/login.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, saysCode } from '../../../errors/failure.ts'
import type { Texts } from '../../../i18n/texts.tsx'
import type { Feedback, Outcome } from '../../../kit/feedback/index.tsx'
import { phoneToSend } from '../../../widgets/phone/index.tsx'
import type { RegisterKind } from './register.machine.ts'

type Registration = RequestOf<typeof registerPersonal>

type Try = {
  kind: RegisterKind
  registration: Registration
  /** The page's query: the plan and the entry point (SCR-02), or the market's token. */
  query: URLSearchParams
  /** The form's visible fields. */
  fields: readonly string[]
}

export type Tried =
  | { ok: true; value: LoginAnswer }
  | ({ ok: false; isClosed: boolean; isPhoneTaken: boolean; isJudged: boolean } & Outcome)

/**
 * Whether this phone can be registered, or the error to show. A failed check does not stop the user, since the server checks
 * the phone again when it sends the code.
 */
export async function judgePhone(
  client: Client,
  { phone, phone_country: country }: Record<'phone' | 'phone_country', string>,
  texts: Texts,
): Promise<{ ok: true } | { ok: false; error: string; isTaken: boolean }> {
  const reading = await phoneToSend(phone, country, texts)
  if (!reading.ok) return { ok: false, error: reading.error, isTaken: false }
  const result = await client.call(checkPhone, { phone: reading.value })
  if (!result.ok || !result.value.registered) return { ok: true }
  return { ok: false, error: texts.t('register.phone-taken'), isTaken: true }
}

/** Registration is closed. */
export const isClosed = (failure: Failure) => saysCode(failure, codes.registrationClosed)

/** The phone already has an account. */
export const isPhoneTaken = (failure: Failure) => saysCode(failure, codes.phoneTaken)

/** A plan chosen beforehand has its own call, except on the market (SCR-02); otherwise each kind has one. */
function makeCall(client: Client, { kind, registration, query }: Try) {
  const make = async <C extends Call>(call: C, data: RequestOf<C>) => ({ call, result: await client.call(call, data) })
  const [plan, position] = planQuery.map((name) => query.get(name) || undefined)
  if (kind === 'market') return make(registerFromMarket, { ...registration, token: query.get('token') ?? '' })
  if (plan || position) return make(registerForPlan, { ...registration, plan_id: plan, register_position: position })
  if (kind === 'personal') return make(registerPersonal, registration)
  return make(registerEnterprise, { ...registration, company_name: registration.company_name ?? '' })
}

/** Makes one attempt to register. Shows refusals, and returns what the caller still has to handle. */
export async function tryRegister(client: Client, feedback: Feedback, attempt: Try): Promise<Tried> {
  const { call, result } = await makeCall(client, attempt)
  if (result.ok) return result
  const { failure } = result
  const facts = {
    ok: false as const,
    isClosed: isClosed(failure),
    isPhoneTaken: isPhoneTaken(failure),
    isJudged: failure.kind === 'answer',
  }
  // It has its own screen, so show no alert.
  if (facts.isClosed) return { ...facts, fieldErrors: {}, follows: [] }
  return { ...facts, ...(await feedback.handle(failure, { fields: attempt.fields, call })) }
}
