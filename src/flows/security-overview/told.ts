import type { ServerValue } from '../server-state/index.ts'

/** What a row shows: what the server says of it, nothing yet, or that it could not be had. */
export type Told<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

/** The part of an answer that a row is about. Where the answer lacks it, nobody has said how it stands. */
export function tell<Answer, Value>(
  { value: answer, failure, isRetrying, retry }: ServerValue<Answer>,
  pick: (answer: Answer) => Value | undefined,
): Told<Value> {
  const value = answer === undefined ? undefined : pick(answer)
  return { value, hasFailed: failure !== undefined || (answer !== undefined && value === undefined), isRetrying, retry }
}
