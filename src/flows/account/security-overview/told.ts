import type { ServerValue } from '../../../kit/server-state/index.ts'

/** What a row is about: its value, nothing while it loads, or a failure. */
export type Told<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

/** Picks the part of an answer that a row is about. */
export function tell<Answer, Value>(
  { value, failure, ...rest }: ServerValue<Answer>,
  pick: (answer: Answer) => Value,
): Told<Value> {
  return { value: value && pick(value), hasFailed: failure !== undefined, ...rest }
}
