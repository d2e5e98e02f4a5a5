import type { InferInput, InferOutput } from 'valibot'
import type { ErrorId } from '../errors/catalog.ts'
import type { shapes } from './shapes/all.ts'

/** The fields that are sent encrypted in `secure_zone` (API-04). */
export const secretFields = ['password', 'old_password', 'login', 'phone', 'email', 'password_confirmation'] as const

export function isSecretField(name: string): boolean {
  return secretFields.some((field) => field === name)
}

export type CallName = keyof typeof shapes

/**
 * A server call, as data. The client, the account service and the contract are all based on it. Each call declares
 * its method, which is never inferred from the request data (RQ-2).
 */
export type Call<Name extends CallName = CallName> = {
  /** The key of the request and response shapes, which are loaded lazily with the transport. */
  name: Name
  /** The path without the `/account` prefix, e.g. `/login`. */
  path: `/${string}`
  method: 'GET' | 'POST'
  /** Defaults to `site`, this site. `api` sends the call to the API host, without the `/account` prefix (API-06). */
  host?: 'site' | 'api'
  encoding?: 'json' | 'form'
  /** Fields sent in the URL of a POST, e.g. `plan_id` (SCR-02). Must not contain a secret field (RQ-3). */
  query?: readonly string[]
  /** Errors that the caller handles itself, without an alert (ERR-05). */
  handledErrors?: 'all' | readonly ErrorId[]
  /** Shows the global blocker while the call runs (WID-15). */
  blocks?: boolean
  /** Runs in the background, e.g. for polling or keep-alive, so its failures are not shown. */
  isBackground?: boolean
  /** Accepts a response without `success`, since the specification mentions no `success` for this call. */
  mayOmitSuccess?: boolean
}

export type RequestOf<C extends Call> = InferInput<(typeof shapes)[C['name']]['request']>
export type ResponseOf<C extends Call> = InferOutput<(typeof shapes)[C['name']]['response']>
