import type { ServerValue } from '../../../kit/server-state/index.ts'

/** The value of a row; undefined while it loads or if it failed to load. */
export type RowValue<Value> = Pick<ServerValue<Value>, 'value' | 'isRetrying' | 'retry'> & { hasFailed: boolean }

export function pickValue<Answer, Value>(
  { value, failure, ...rest }: ServerValue<Answer>,
  pick: (answer: Answer) => Value,
): RowValue<Value> {
  return { value: value && pick(value), hasFailed: failure !== undefined, ...rest }
}
