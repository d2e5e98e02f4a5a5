import type { AnswerOf } from '../../../api/call.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import type { Told } from './told.ts'

/**
 * What protects an account, in the recommended order of set-up. The password comes first: two-step verification asks for it
 * (TWO-02, TWO-16), and without one a lost phone or linked account locks its owner out. Two-step verification keeps out
 * anyone who has stolen the password. A phone allows recovery, and an email does if the phone is lost as well.
 */
export const protections = ['password', 'two-step', 'phone', 'email'] as const

export type Protection = (typeof protections)[number]

/** State of one protection: in place, missing, still loading, or failed to load. */
export type Standing = 'done' | 'open' | 'waiting' | 'unknown'

export type Standings = Readonly<Record<Protection, Standing>>

export type TwoStep = AnswerOf<typeof getTwoStepMethod>
export type Person = { phone?: string; email?: string }

type Asked<Value> = Pick<Told<Value>, 'value' | 'hasFailed'>

function standingOf<Value>({ value, hasFailed }: Asked<Value>, isInPlace: (value: Value) => boolean): Standing {
  if (value !== undefined) return isInPlace(value) ? 'done' : 'open'
  return hasFailed ? 'unknown' : 'waiting'
}

/** The state of each protection, from what has loaded so far. */
export function standingsOf(twoStep: Asked<TwoStep>, person: Asked<Person>): Standings {
  return {
    password: standingOf(twoStep, (state) => state.has_password),
    'two-step': standingOf(twoStep, (state) => state.enabled),
    phone: standingOf(person, ({ phone }) => Boolean(phone)),
    email: standingOf(person, ({ email }) => Boolean(email)),
  }
}

/** How much is in place: `waiting` while anything loads; `unclear` if something failed to load, so no wrong count is shown. */
export type Extent = 'waiting' | 'unclear' | 'everything' | 'almost' | 'some'

export type Protected = {
  extent: Extent
  /** Number of protections in place, and number of those with an unknown state. */
  done: number
  unknown: number
  /** The protection to set up first. None while the state of an earlier one is unknown. */
  next?: Protection
}

/** How well the account is protected, and what to set up first. */
export function protectionOf(standings: Standings): Protected {
  const count = (standing: Standing) => protections.filter((one) => standings[one] === standing).length
  const [done, unknown] = [count('done'), count('unknown')]
  const first = protections.find((one) => standings[one] !== 'done')
  const extent = () => {
    if (count('waiting') > 0) return 'waiting'
    if (unknown > 0) return 'unclear'
    const missing = count('open')
    return missing === 0 ? 'everything' : missing === 1 ? 'almost' : 'some'
  }
  return { extent: extent(), done, unknown, next: first && standings[first] === 'open' ? first : undefined }
}
