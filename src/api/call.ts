import type { InferInput, InferOutput } from 'valibot'
import type { ErrorId } from '../errors/catalogue.ts'
import type { shapes } from './shapes/all.ts'

/** The fields that travel encrypted in `secure_zone` (API-04). */
export const secretFields = ['password', 'old_password', 'login', 'phone', 'email', 'password_confirmation'] as const

/** Whether a field must be encrypted in transit. */
export function isSecretField(name: string): boolean {
  return secretFields.some((field) => field === name)
}

export type CallName = keyof typeof shapes

/**
 * One server call, as data: the client sends by it, the account service answers by it, and the contract document is
 * generated from it. The method is always explicit, never guessed from the data (RQ-2).
 */
export type Call<Name extends CallName = CallName> = {
  /** Finds the shapes of its request and answer, which load with the transport. */
  name: Name
  /** Path without the `/account` prefix, e.g. `/login`. */
  path: `/${string}`
  method: 'GET' | 'POST'
  /** `api`: the path goes to the page's API host and takes no `/account` prefix (API-06). */
  host?: 'site' | 'api'
  encoding?: 'json' | 'form'
  /** Fields that go into the URL of a POST, e.g. `plan_id` (SCR-02). Never a secret one (RQ-3). */
  query?: readonly string[]
  /** Errors that the caller handles itself and that raise no alert (ERR-05). */
  accepts?: 'all' | readonly ErrorId[]
  /** Shows the global blocker while the call runs (WID-15). */
  blocks?: boolean
  /** Runs in the background, never visible to the user: polling, keep-alive. */
  quiet?: boolean
  /** The specification does not mention `success` for this call, so an answer without it is valid too. */
  isBare?: boolean
}

export type RequestOf<C extends Call> = InferInput<(typeof shapes)[C['name']]['request']>
export type AnswerOf<C extends Call> = InferOutput<(typeof shapes)[C['name']]['answer']>
