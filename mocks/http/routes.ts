import * as v from 'valibot'
import type { Call, RequestOf, ResponseOf } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { findLoggedInAccount } from '../login/sessions.ts'
import type { Account } from '../model.ts'
import { errorCodes } from './error-codes.ts'
import type { ResponseBody, ResponseError } from './responses.ts'
import type { PageVisit, Visit } from './visit.ts'

/** `retryAfter` is in seconds. */
type RejectionOptions = { status?: number; retryAfter?: number }

/** The response to a rejected call: errors that the contract defines, or a bare HTTP status. */
export class Rejection {
  readonly status: number
  readonly retryAfter?: number
  readonly body: (ResponseBody & { success: false }) | string

  constructor(body: Omit<ResponseBody, 'success'> | string, { status = 200, retryAfter }: RejectionOptions = {}) {
    this.body = typeof body === 'string' ? body : { success: false, ...body }
    this.status = status
    this.retryAfter = retryAfter
  }

  /** The first error's message. */
  get message(): string | undefined {
    return typeof this.body === 'string' ? undefined : this.body.errors?.[0]?.error_msg
  }
}

/** Creates the error with this name in `errorCodes`. `field` is the request field that the error concerns. */
export function createError(name: keyof typeof errorCodes, message: string, field?: string): ResponseError {
  return { field, error_code: errorCodes[name].code, error_msg: message }
}

export function reject(...error: Parameters<typeof createError>): Rejection {
  return rejectAll([createError(...error)])
}

export function rejectAll(errors: ResponseError[]): Rejection {
  return new Rejection({ errors })
}

const parseData = <C extends Call>({ name }: C, data: unknown) => v.parse(shapes[name].request, data) as RequestOf<C>

type Reply<C extends Call> = ResponseOf<C> | Rejection | Promise<ResponseOf<C> | Rejection>

/**
 * Who may make a call. For all others, the service reports an expired session (9000001) or an expired pending login
 * (1100006). `session`: any visitor with a valid session. `pending-login`: a user whose login awaits its second step.
 * `pending-or-logged-in`: a logged-in user, or one whose login awaits its second step or two-step setup.
 */
export type Access = 'anyone' | 'session' | 'pending-login' | 'pending-or-logged-in' | 'logged-in'

export type CallRoute = {
  call: Call
  access: Access
  /** When `respond` requires a recently verified identity: always, or only if the request has a `phone`. */
  needsVerification?: 'always' | 'with-phone'
  respond: (visit: Visit, data: unknown) => Promise<object | Rejection>
}

/** Creates the route for a call that requires a valid session. `serveCall` rejects calls without one (ERR-07). */
export function route<C extends Call>(call: C, respond: (visit: PageVisit, data: RequestOf<C>) => Reply<C>): CallRoute {
  return {
    call,
    access: 'session',
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
    access: 'anyone',
    respond: async (visit, data) => requireObject(await respond(visit, parseData(call, data))),
  }
}

/** Rejects a visitor who is not logged in, with the error code for an expired session. */
export function rejectLoggedOut({ messages }: Pick<Visit, 'messages'>): Rejection {
  return reject('sessionExpired', messages.notLoggedIn)
}

/** A visit by a logged-in user. */
export type MemberVisit = PageVisit & { account: Account }

/** Creates the route for a call that requires a logged-in user. Rejects all other visitors with 9000001. */
export function memberRoute<C extends Call>(
  call: C,
  respond: (visit: MemberVisit, data: RequestOf<C>) => Reply<C>,
): CallRoute {
  const sessionRoute = route(call, (visit, data) => {
    const account = findLoggedInAccount(visit.state, visit.session)
    return account ? respond({ ...visit, account }, data) : rejectLoggedOut(visit)
  })
  return { ...sessionRoute, access: 'logged-in' }
}

function requireObject(reply: unknown): object {
  if (typeof reply !== 'object' || reply === null) throw new Error('a reply must be an object')
  return reply
}

/** The route for anything other than a call, such as an image or a page. */
export type PlainRoute = {
  method: 'GET' | 'POST'
  /** A path, or a path prefix if it ends in `/`. */
  path: string
  /** Serves only browsers that navigate to the path, not scripts. */
  isPage?: boolean
  respond: (visit: Visit) => Response | Promise<Response>
}
