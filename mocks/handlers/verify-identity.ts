import { verifyIdentity } from '../../src/api/calls/two-step.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import { refusalOf } from '../faults/error-answers.ts'
import { errorExamples } from '../faults/error-examples.ts'
import type { CallRoute, Refusal } from '../http/routes.ts'
import { isIdentityVerified, type PersonVisit, personRoute } from '../login/identity.ts'

/** How long a confirmed password stays valid, in ms (TWO-01). */
const verifiedLife = 15 * 60_000

function verify(visit: PersonVisit, password: string): Refusal | object {
  const refusal = checkOwnPassword(visit, { typed: password, field: 'password' })
  if (refusal) return refusal
  visit.session.verifiedUntil = visit.state.clock.now() + verifiedLife
  return {}
}

/** Confirming the password. If there is none, the page knows it from `has_password` (TWO-02). */
export const verifyIdentityRoutes: CallRoute[] = [
  personRoute(verifyIdentity, (visit, { password }) => {
    if (password !== undefined) return verify(visit, password)
    return isIdentityVerified(visit) ? refusalOf(errorExamples['already-verified'], visit) : {}
  }),
]
