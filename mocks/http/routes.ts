import * as v from 'valibot'
import type { Call, RequestOf, ResponseOf } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { accountOf } from '../login/sessions.ts'
import type { Account } from '../model.ts'
import { errorCodes } from './error-codes.ts'
import type { PageVisit, Visit } from './visit.ts'
import type { WireError, WireResponse } from './wire.ts'

/** `retryAfter` is in seconds. */
type RefusalOptions = { status?: number; retryAfter?: number }

/** An expected failure of a call: errors from the contract, or a bare HTTP status. */
export class Refusal {
  readonly status: number
  readonly retryAfter?: number
  readonly body: (WireResponse & { success: false }) | string

  constructor(body: Omit<WireResponse, 'success'> | string, { status = 200, retryAfter }: RefusalOptions = {}) {
    this.body = typeof body === 'string' ? body : { success: false, ...body }
    this.status = status
    this.retryAfter = retryAfter
  }

  /** The first error's message. */
  get message(): string | undefined {
    return typeof this.body === 'string' ? undefined : this.body.errors?.[0]?.error_msg
  }
}

/** Returns the error with this name in `errorCodes`. `field` is the request field that the error concerns. */
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

type Reply<C extends Call> = ResponseOf<C> | Refusal | Promise<ResponseOf<C> | Refusal>

/**
 * What a call requires. If it is missing, the service reports an expired session (9000001) or a pending login that
 * has taken too long (1100006). `nobody`: nothing. `session`: a live session. `waiting`: a login that awaits its second
 * step. `person`: a logged-in user, or a login that awaits its second step or two-step setup. `member`: a logged-in
 * user.
 */
export type Needs = 'nobody' | 'session' | 'waiting' | 'person' | 'member'

export type CallRoute = {
  call: Call
  needs: Needs
  /** Refuses users who have not confirmed their password recently. `with-phone`: only if the request has a `phone`. */
  needsVerification?: 'always' | 'with-phone'
  respond: (visit: Visit, data: unknown) => Promise<object | Refusal>
}

/** Creates the route for a call that requires a live session. `serveCall` refuses calls without one (ERR-07). */
export function route<C extends Call>(call: C, respond: (visit: PageVisit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'session',
    respond: async ({ session, ...visit }, data) => {
      if (!session) throw new Error(`${call.path} reached its handler without a session`)
      return requireObject(await respond({ ...visit, session }, parseData(call, data)))
    },
  }
}

/** Creates the route for a call that requires no session. */
export function openRoute<C extends Call>(call: C, respond: (visit: Visit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    needs: 'nobody',
    respond: async (visit, data) => requireObject(await respond(visit, parseData(call, data))),
  }
}

/** Refuses a visitor who is not logged in, with the error code for an expired session. */
export function refuseLoggedOut({ words }: Pick<Visit, 'words'>): Refusal {
  return refuse('sessionExpired', words.notLoggedIn)
}

/** A visit by a logged-in user. */
export type MemberVisit = PageVisit & { account: Account }

/** Creates the route for a call that requires a logged-in user. Refuses other visitors with 9000001. */
export function memberRoute<C extends Call>(
  call: C,
  respond: (visit: MemberVisit, data: RequestOf<C>) => Reply<C>,
): CallRoute {
  const sessionRoute = route(call, (visit, data) => {
    const account = accountOf(visit.state, visit.session)
    return account ? respond({ ...visit, account }, data) : refuseLoggedOut(visit)
  })
  return { ...sessionRoute, needs: 'member' }
}

function requireObject(reply: unknown): object {
  if (typeof reply !== 'object' || reply === null) throw new Error('a reply must be an object')
  return reply
}

/** The route for anything but a call, such as a picture or a page. */
export type PlainRoute = {
  method: 'GET' | 'POST'
  /** A path, or a path prefix if it ends in `/`. */
  path: string
  /** Serves only browsers that navigate to the path, not scripts. */
  isPage?: boolean
  respond: (visit: Visit) => Response | Promise<Response>
}
