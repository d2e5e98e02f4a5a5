// What registration asks the server; fetched once the page can be used.
import { checkPhone } from '../../api/calls/captcha.ts'
import { registerEnterprise, registerForPlan, registerFromMarket, registerPersonal } from '../../api/calls/register.ts'
import type { Client } from '../../api/client.ts'
import type { Call, RequestOf } from '../../api/define-call.ts'
import type { LoginAnswer } from '../../api/schemas/login.ts'
import { planQuery } from '../../api/schemas/registration.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import type { Texts } from '../../i18n/texts.tsx'
import type { Feedback, Outcome } from '../feedback/index.tsx'
import { phoneToSend } from '../phone/index.tsx'
import type { RegisterKind } from './register.machine.ts'

type Registration = RequestOf<typeof registerPersonal>

type Try = {
  kind: RegisterKind
  registration: Registration
  /** The page's query: the plan and where the way began (SCR-02), the market's token. */
  query: URLSearchParams
  /** The form's visible fields. */
  fields: readonly string[]
}

export type Tried =
  | { ok: true; value: LoginAnswer }
  | ({ ok: false; isClosed: boolean; isPhoneTaken: boolean; isJudged: boolean } & Outcome)

/**
 * Whether somebody may register with this phone, or the words for why not. A question that fails keeps nobody back: the
 * phone is judged again when its code is asked for.
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

/** No new accounts are taken. */
export const isClosed = (failure: Failure) => saysCode(failure, '1500001')

/** The phone has an account. */
export const isPhoneTaken = (failure: Failure) => saysCode(failure, '1500006')

/** A plan that was chosen before has a call of its own, whoever the account is for (SCR-02); else each kind has one. */
function makeCall(client: Client, { kind, registration, query }: Try) {
  const make = async <C extends Call>(call: C, data: RequestOf<C>) => ({ call, result: await client.call(call, data) })
  const [plan, position] = planQuery.map((name) => query.get(name) || undefined)
  if (kind === 'market') return make(registerFromMarket, { ...registration, token: query.get('token') ?? '' })
  if (plan || position) return make(registerForPlan, { ...registration, plan_id: plan, register_position: position })
  if (kind === 'personal') return make(registerPersonal, registration)
  return make(registerEnterprise, { ...registration, company_name: registration.company_name ?? '' })
}

/** One try to register. What is refused is decided and shown, and the rest of it returned. */
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
  // It has a screen of its own, so nothing is said over the page.
  if (facts.isClosed) return { ...facts, fieldErrors: {}, follows: [] }
  return { ...facts, ...(await feedback.handle(failure, { fields: attempt.fields, call })) }
}
