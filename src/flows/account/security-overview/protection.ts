import type { AnswerOf } from '../../../api/call.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { ServerValue } from '../../../kit/server-state/index.tsx'

/** The value of a row; undefined while it loads or if it failed to load. */
export type RowValue<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

export function pickValue<Answer, Value>(
  { value, failure, ...rest }: ServerValue<Answer>,
  pick: (answer: Answer) => Value,
): RowValue<Value> {
  return { value: value && pick(value), hasFailed: failure !== undefined, ...rest }
}

/**
 * In the recommended order of setup. The password comes first, since two-step verification asks for it (TWO-02,
 * TWO-16) and without one, losing a phone or linked account locks the owner out. A phone allows recovery, and so does
 * an email if the phone is lost.
 */
export const protections = ['password', 'two-step', 'phone', 'email'] as const

export type Protection = (typeof protections)[number]

/** In place, missing, loading, or failed to load. */
export type ProtectionStatus = 'done' | 'open' | 'waiting' | 'unknown'

export type ProtectionStatuses = Readonly<Record<Protection, ProtectionStatus>>

export type TwoStep = AnswerOf<typeof getTwoStepMethod>
export type Person = { phone?: string; email?: string }

type Loadable<Value> = Pick<RowValue<Value>, 'value' | 'hasFailed'>

function statusOf<Value>(
  { value, hasFailed }: Loadable<Value>,
  isInPlace: (value: Value) => boolean,
): ProtectionStatus {
  if (value !== undefined) return isInPlace(value) ? 'done' : 'open'
  return hasFailed ? 'unknown' : 'waiting'
}

export function statusesOf(twoStep: Loadable<TwoStep>, person: Loadable<Person>): ProtectionStatuses {
  return {
    password: statusOf(twoStep, (state) => state.has_password),
    'two-step': statusOf(twoStep, (state) => state.enabled),
    phone: statusOf(person, ({ phone }) => Boolean(phone)),
    email: statusOf(person, ({ email }) => Boolean(email)),
  }
}

/**
 * How much is in place. `waiting` while anything loads; `unclear` if something failed to load, to avoid a wrong count.
 */
export type Extent = 'waiting' | 'unclear' | 'everything' | 'almost' | 'some'

export type Protected = {
  extent: Extent
  /** The number of protections in place, and of those in an unknown state. */
  done: number
  unknown: number
  /** The first one to set up; absent if the state of an earlier one is unknown. */
  next?: Protection
}

/** How well the account is protected. */
export function protectionOf(statuses: ProtectionStatuses): Protected {
  const count = (status: ProtectionStatus) => protections.filter((one) => statuses[one] === status).length
  const [done, unknown] = [count('done'), count('unknown')]
  const first = protections.find((one) => statuses[one] !== 'done')
  const extent = () => {
    if (count('waiting') > 0) return 'waiting'
    if (unknown > 0) return 'unclear'
    const missing = count('open')
    return missing === 0 ? 'everything' : missing === 1 ? 'almost' : 'some'
  }
  return { extent: extent(), done, unknown, next: first && statuses[first] === 'open' ? first : undefined }
}
