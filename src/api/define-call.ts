import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorId } from '../errors/catalogue.ts'

/** The fields that travel encrypted in `secure_zone` (API-04). */
export const secretFields = ['password', 'old_password', 'login', 'phone', 'email', 'password_confirmation'] as const

/** Whether a field must not be seen on its way. */
export function isSecretField(name: string): boolean {
  return secretFields.some((field) => field === name)
}

/**
 * One call of the server, as data: the client sends by it, the account service answers by it, the contract document is
 * made from it. The method stands here and is never guessed from the data (RQ-2).
 */
export type Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> = {
  /** Path without the `/account` prefix, e.g. `/login`. */
  path: `/${string}`
  method: 'GET' | 'POST'
  /** Shape of the data sent: the body of a POST, further query parameters of a GET. */
  request: Request
  /** Shape of what comes beside `success`, `redirect` and `errors`. */
  answer: Answer
  /** `api`: the path goes to the page's API host and takes no `/account` prefix (API-06). */
  host?: 'site' | 'api'
  encoding?: 'json' | 'form'
  /** Fields of the data that travel in the URL of a POST, e.g. `plan_id` (SCR-02). Never a secret one (RQ-3). */
  query?: readonly string[]
  /** Errors that the caller handles itself and that raise no alert (ERR-05). */
  accepts?: 'all' | readonly ErrorId[]
  /** Shows the global blocker while it runs (WID-15). */
  blocks?: boolean
  /** Never shown to the person and never interrupting: polling, keep-alive. */
  quiet?: boolean
  /** The specification reads a value of the answer and names no `success`, so one without it is an answer as well. */
  isBare?: boolean
  /** Nobody has shown this shape; it was decided in docs/contract.md. */
  assumed?: boolean
  /** What of a known call nobody has shown: fields by name, or `path` where only its purpose is known, not its address. */
  assumes?: readonly string[]
}

export type RequestOf<C extends Call> = InferInput<C['request']>
export type AnswerOf<C extends Call> = InferOutput<C['answer']>

/** Gives a call its exact type. */
export function defineCall<Request extends GenericSchema, Answer extends GenericSchema>(
  call: Call<Request, Answer>,
): Call<Request, Answer> {
  return call
}
