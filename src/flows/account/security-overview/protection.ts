import type { ResponseOf } from '../../../api/call.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { ServerValue } from '../../../kit/server-state/index.tsx'

/** An overview row's data and loading state. `value` is undefined while it loads or if it failed to load. */
export type RowValue<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

export function pickValue<Response, Value>(
  { value, failure, ...retryProps }: ServerValue<Response>,
  pick: (response: Response) => Value,
): RowValue<Value> {
  return { value: value && pick(value), hasFailed: failure !== undefined, ...retryProps }
}

/**
 * The protections in the recommended order of setup. The password comes first, since two-step setup requires it
 * (TWO-02, TWO-16) and users without a password are locked out if they lose their phone or linked account. The
 * means of account recovery come last: the phone number, then the email address in case the phone is lost.
 */
export const protections = ['password', 'two-step', 'phone', 'email'] as const

export type Protection = (typeof protections)[number]

/** `done`: in place. `open`: missing. `waiting`: loading. `unknown`: failed to load. */
export type ProtectionStatus = 'done' | 'open' | 'waiting' | 'unknown'

export type ProtectionStatuses = Readonly<Record<Protection, ProtectionStatus>>

export type TwoStep = ResponseOf<typeof getTwoStepMethod>
export type User = { phone?: string; email?: string }

type Loadable<Value> = Pick<RowValue<Value>, 'value' | 'hasFailed'>

function getStatus<Value>(
  { value, hasFailed }: Loadable<Value>,
  isInPlace: (value: Value) => boolean,
): ProtectionStatus {
  if (value !== undefined) return isInPlace(value) ? 'done' : 'open'
  return hasFailed ? 'unknown' : 'waiting'
}

export function getProtectionStatuses(twoStep: Loadable<TwoStep>, user: Loadable<User>): ProtectionStatuses {
  return {
    password: getStatus(twoStep, (state) => state.has_password),
    'two-step': getStatus(twoStep, (state) => state.enabled),
    phone: getStatus(user, ({ phone }) => Boolean(phone)),
    email: getStatus(user, ({ email }) => Boolean(email)),
  }
}

/**
 * How many protections are in place. `fewer`: at least two are missing. `waiting`: something is loading.
 * `partly-unknown`: something failed to load, so a count could be wrong.
 */
export type ProtectionLevel = 'waiting' | 'partly-unknown' | 'all' | 'all-but-one' | 'fewer'

export type ProtectionSummary = {
  level: ProtectionLevel
  doneCount: number
  unknownCount: number
  /** The first protection that is not `done`, if its status is `open`. */
  next?: Protection
}

export function summarizeProtection(statuses: ProtectionStatuses): ProtectionSummary {
  const count = (status: ProtectionStatus) => protections.filter((protection) => statuses[protection] === status).length
  const [done, unknown] = [count('done'), count('unknown')]
  const candidate = protections.find((protection) => statuses[protection] !== 'done')
  const findLevel = (): ProtectionLevel => {
    if (count('waiting') > 0) return 'waiting'
    if (unknown > 0) return 'partly-unknown'
    const openCount = count('open')
    return openCount === 0 ? 'all' : openCount === 1 ? 'all-but-one' : 'fewer'
  }
  return {
    level: findLevel(),
    doneCount: done,
    unknownCount: unknown,
    next: candidate && statuses[candidate] === 'open' ? candidate : undefined,
  }
}
