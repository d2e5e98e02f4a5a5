import type { getTwoStepMethod } from '../../api/calls/two-step.ts'
import type { AnswerOf } from '../../api/define-call.ts'
import type { Told } from './told.ts'

/**
 * What protects an account, in the order in which it is best put in place. The password comes first: two-step verification
 * asks for it (TWO-02, TWO-16), and without one a lost phone or linked account locks its owner out. Two-step verification
 * keeps strangers out who have stolen it. A phone leads back in, and an email where the phone is lost as well.
 */
export const protections = ['password', 'two-step', 'phone', 'email'] as const

export type Protection = (typeof protections)[number]

/** How one stands: in place, missing, not said yet, or not to be learned just now. */
export type Standing = 'done' | 'open' | 'waiting' | 'unknown'

export type Standings = Readonly<Record<Protection, Standing>>

export type TwoStep = AnswerOf<typeof getTwoStepMethod>
export type Person = { phone?: string; email?: string }

type Asked<Value> = Pick<Told<Value>, 'value' | 'hasFailed'>

function standingOf<Value>({ value, hasFailed }: Asked<Value>, isInPlace: (value: Value) => boolean): Standing {
  if (value !== undefined) return isInPlace(value) ? 'done' : 'open'
  return hasFailed ? 'unknown' : 'waiting'
}

/** How each stands, by what the server has said so far. */
export function standingsOf(twoStep: Asked<TwoStep>, person: Asked<Person>): Standings {
  return {
    password: standingOf(twoStep, (state) => state.has_password),
    'two-step': standingOf(twoStep, (state) => state.enabled),
    phone: standingOf(person, ({ phone }) => Boolean(phone)),
    email: standingOf(person, ({ email }) => Boolean(email)),
  }
}

/** How much is in place: `waiting` until all is said, `unclear` where some could not be learned, so that nothing false is counted. */
export type Extent = 'waiting' | 'unclear' | 'everything' | 'almost' | 'some'

export type Protected = {
  extent: Extent
  /** How many are in place, and of how many that is not known. */
  done: number
  unknown: number
  /** What to put in place first. None while something that would come before it is not known. */
  next?: Protection
}

/** How well the account is protected, and what to strengthen first. */
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
