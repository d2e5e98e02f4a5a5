import * as v from 'valibot'
import type { Call } from '../../src/api/define-call.ts'

/** The keys without a default: a success in which one is missing or has the wrong type is an unreadable answer. */
export function vitalKeysOf({ answer }: Call): string[] {
  const { issues = [] } = v.safeParse(answer, {})
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}
