import * as v from 'valibot'
import type { AnswerOf, Call, RequestOf } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { accountOf } from '../login/sessions.ts'
import type { Account } from '../model.ts'
import { errorCodes } from './error-codes.ts'
import type { PageVisit, Visit } from './visit.ts'
import type { WireAnswer, WireError } from './wire.ts'

/** `retryAfter` in seconds. */
type RefusalOptions = { status?: number; retryAfter?: number }

/** An expected failure of a call: errors from the contract, or a bare HTTP status. */
export class Refusal {
  readonly status: number
  readonly retryAfter?: number
  readonly body: (WireAnswer & { success: false }) | string

  constructor(body: Omit<WireAnswer, 'success'> | string, { status = 200, retryAfter }: RefusalOptions = {}) {
    this.body = typeof body === 'string' ? body : { success: false, ...body }
    this.status = status
    this.retryAfter = retryAfter
  }

  /** The text of its first error. */
  get message(): string | undefined {
    return typeof this.body === 'string' ? undefined : this.body.errors?.[0]?.error_msg
  }
}

/** One error from the contract, by name. `field` is the request field it concerns. */
export function errorOf(name: keyof typeof errorCodes, message: string, field?: string): WireError {
  return { field, error_code: errorCodes[name].code, error_msg: message }
}

export function refuse(...error: Parameters<typeof errorOf>): Refusal {
  return refuseAll([errorOf(...error)])
}

export function refuseAll(errors: WireError[]): Refusal {
  return new Refusal({ errors })
}

const parseData = <C extends Call>({ name }: C, data: unknown) => v.parse(shapes[name].request, data) as RequestOf<C>

type Reply<C extends Call> = AnswerOf<C> | Refusal | Promise<AnswerOf<C> | Refusal>

/**
 * Who may make a call; for everyone else the session has expired (9000001), and a pending login that took too long
 * starts again (1100006). `nobody`: no session needed. `session`: a page with a live session. `waiting`: a login awaits
 * its second step. `person`: logged in, or a login awaits its second step or two-step setup. `member`: logged in.
 */
export type Needs = 'nobody' | 'session' | 'waiting' | 'person' | 'member'

export type CallRoute = {
  call: Call
  needs: Needs
  /** Refuses users who have not confirmed their password recently; `with-phone`: only if the request names a phone. */
  needsVerification?: 'always' | 'with-phone'
  answer: (visit: Visit, data: unknown) => Promise<object | Refusal>
}

/** Answers a call from a page with a live session; otherwise the page has expired (ERR-07). */
export function route<C extends Call>(call: C, answer: (visit: PageVisit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'session',
    answer: async ({ session, ...visit }, data) => {
      if (!session) throw new Error(`${call.path} reached its handler without a session`)
      return asObject(await answer({ ...visit, session }, parseData(call, data)))
    },
  }
}

/** Answers a call whether or not the session is live. */
export function openRoute<C extends Call>(call: C, answer: (visit: Visit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'nobody',
    answer: async (visit, data) => asObject(await answer(visit, parseData(call, data))),
  }
}

/** Tells a visitor who is not logged in that the session has expired. */
export function refuseLoggedOut({ words }: Pick<Visit, 'words'>): Refusal {
  return refuse('sessionExpired', words.notLoggedIn)
}

/** A visit by a logged-in user. */
export type MemberVisit = PageVisit & { account: Account }

/** Answers a call from a logged-in user; for anyone else the session has expired (9000001). */
export function memberRoute<C extends Call>(
  call: C,
  answer: (visit: MemberVisit, data: RequestOf<C>) => Reply<C>,
): CallRoute {
  const asMember = route(call, (visit, data) => {
    const account = accountOf(visit.state, visit.session)
    return account ? answer({ ...visit, account }, data) : refuseLoggedOut(visit)
  })
  return { ...asMember, needs: 'member' }
}

function asObject(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null) throw new Error('an answer must be an object')
  return answer
}

/** Anything else the service serves: an image or a page. */
export type PlainRoute = {
  method: 'GET' | 'POST'
  /** A path, or a path prefix if it ends in `/`. */
  path: string
  /** Serves only browsers that navigate here, not scripts. */
  isPage?: boolean
  answer: (visit: Visit) => Response | Promise<Response>
}
