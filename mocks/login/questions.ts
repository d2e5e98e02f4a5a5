import { refusalOf } from '../faults/error-answers.ts'
import { errorExamples } from '../faults/error-examples.ts'
import type { Refusal } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'

const hour = 60 * 60_000
/** More than a person types, and too few to find out who has an account. */
const questionsPerHour = 20

/** Counts a question whether a login or phone has an account; refuses a session that has asked too many (ERR-13). */
export function countQuestion(visit: PageVisit): Refusal | undefined {
  const { state, session } = visit
  const now = state.clock.now()
  const lately = session.questions.filter((at) => now - at < hour)
  if (lately.length >= questionsPerHour) return refusalOf(errorExamples['verify-too-frequent'], visit)
  session.questions = [...lately, now]
  return undefined
}
