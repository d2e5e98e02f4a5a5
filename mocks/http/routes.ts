import * as v from 'valibot'
import type { AnswerOf, Call, RequestOf } from '../../src/api/define-call.ts'
import { accountOf } from '../login/sessions.ts'
import type { Account } from '../model.ts'
import { errorCodes } from './error-codes.ts'
import type { PageVisit, Visit } from './visit.ts'
import type { WireAnswer, WireError } from './wire.ts'

/** `retryAfter` in seconds. */
type RefusalOptions = { status?: number; retryAfter?: number }

/** An expected failure of a call: errors of the contract, or an HTTP status that carries none. */
export class Refusal {
  readonly status: number
  readonly retryAfter?: number
  readonly body: (WireAnswer & { success: false }) | string

  constructor(body: Omit<WireAnswer, 'success'> | string, { status = 200, retryAfter }: RefusalOptions = {}) {
    this.body = typeof body === 'string' ? body : { success: false, ...body }
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Refuses a call with the given errors. */
export function refuse(...errors: WireError[]): Refusal {
  return new Refusal({ errors })
}

type Reply<C extends Call> = AnswerOf<C> | Refusal | Promise<AnswerOf<C> | Refusal>

/**
 * Who has to sit at the page for a call to be answered; to others it has expired (9000001), and whose login has waited too
 * long is led back to where it begins (1100006). `nobody`: whatever the session says; `session`: a page whose session runs;
 * `waiting`: a login waits for its second step; `person`: somebody is logged in, or a login waits for its second step or for
 * its set-up; `member`: somebody is logged in.
 */
export type Needs = 'nobody' | 'session' | 'waiting' | 'person' | 'member'

/** A call of the contract and what answers it. */
export type CallRoute = {
  call: Call
  needs: Needs
  /** Refuses who has not proved their password lately; `with-phone`: only where the request names a phone. */
  needsProof?: 'always' | 'with-phone'
  answer: (visit: Visit, data: unknown) => Promise<object | Refusal>
}

/** Answers a call of a page whose session still runs; others are told that the page has expired (ERR-07). */
export function route<C extends Call>(call: C, answer: (visit: PageVisit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'session',
    answer: async ({ session, ...visit }, data) => {
      if (!session) throw new Error(`${call.path} reached its handler without a session`)
      return asObject(await answer({ ...visit, session }, v.parse(call.request, data)))
    },
  }
}

/** Answers a call whether or not the page's session still runs. */
export function openRoute<C extends Call>(call: C, answer: (visit: Visit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'nobody',
    answer: async (visit, data) => asObject(await answer(visit, v.parse(call.request, data))),
  }
}

/** Tells who may not ask this that the session has expired. */
export function refuseStranger({ words }: Pick<Visit, 'words'>): Refusal {
  return refuse({ error_code: errorCodes.sessionExpired.code, error_msg: words.notLoggedIn })
}

/** A visit of somebody who is logged in. */
export type MemberVisit = PageVisit & { account: Account }

/** Answers a call of somebody who is logged in; to others the session has expired (9000001). */
export function memberRoute<C extends Call>(
  call: C,
  answer: (visit: MemberVisit, data: RequestOf<C>) => Reply<C>,
): CallRoute {
  const asMember = route(call, (visit, data) => {
    const account = accountOf(visit.state, visit.session)
    return account ? answer({ ...visit, account }, data) : refuseStranger(visit)
  })
  return { ...asMember, needs: 'member' }
}

function asObject(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null) throw new Error('an answer must be an object')
  return answer
}

/** Something else the service serves at an address: an image, a page for people, a control of its own. */
export type PlainRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  /** A path, or the beginning of one where it ends in `/`. */
  path: string
  /** Only for a browser that navigates here; a script's call of the same path is none of it. */
  isPage?: boolean
  answer: (visit: Visit) => Response | Promise<Response>
}
