import type { ServerValue } from '../server-state/index.ts'

/** What a row shows: what the server says of it, nothing yet, or that it could not be had. */
export type Told<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

/** The part of an answer that a row is about. */
export function tell<Answer, Value>(
  { value, failure, ...rest }: ServerValue<Answer>,
  pick: (answer: Answer) => Value,
): Told<Value> {
  return { value: value && pick(value), hasFailed: failure !== undefined, ...rest }
}
