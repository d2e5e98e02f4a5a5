import { refusalOf } from '../faults/error-answers.ts'
import { errorExamples } from '../faults/error-examples.ts'
import type { Refusal } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'

const hour = 60 * 60_000
/** More than people need, and too few to find out which accounts exist. */
const questionsPerHour = 20

/** Counts a query whether a login or phone has an account; refuses a session that has made too many (ERR-13). */
export function countQuestion(visit: PageVisit): Refusal | undefined {
  const { state, session } = visit
  const now = state.clock.now()
  const lately = session.questions.filter((at) => now - at < hour)
  if (lately.length >= questionsPerHour) return refusalOf(errorExamples['verify-too-frequent'], visit)
  session.questions = [...lately, now]
  return undefined
}
