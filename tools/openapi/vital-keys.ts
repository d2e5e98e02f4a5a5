import * as v from 'valibot'
import type { Call } from '../../src/api/define-call.ts'

/** The keys that have no default: a success that lacks one, or has another kind there, is an unreadable answer. */
export function vitalKeysOf({ answer }: Call): string[] {
  const { issues = [] } = v.safeParse(answer, {})
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}
