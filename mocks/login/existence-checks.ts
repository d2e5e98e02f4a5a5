import { refusalOf } from '../faults/error-answers.ts'
import { errorExamples } from '../faults/error-examples.ts'
import type { Refusal } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'

const hour = 60 * 60_000
/** More than people need, and too few to find out which accounts exist. */
const checksPerHour = 20

/** Counts a query about whether an account exists, and refuses if the session has made too many (ERR-13). */
export function countExistenceCheck(visit: PageVisit): Refusal | undefined {
  const { state, session } = visit
  const now = state.clock.now()
  const recent = session.existenceChecks.filter((at) => now - at < hour)
  if (recent.length >= checksPerHour) return refusalOf(errorExamples['verify-too-frequent'], visit)
  session.existenceChecks = [...recent, now]
  return undefined
}
