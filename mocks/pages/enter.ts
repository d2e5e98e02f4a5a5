import { checkRedirect } from '../../src/rules/url.ts'
import { toResponse } from '../faults/error-responses.ts'
import { seeOther } from '../http/responses.ts'
import { Rejection } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import type { Account } from '../model.ts'
import { renderLink, servePage } from './page.ts'

/** Returns the path where an incomplete login continues: two-step login or two-step setup. */
function findRedirect({ body }: Rejection): string | undefined {
  if (typeof body === 'string') return undefined
  const { redirect, force_two_step: forcedTwoStep } = body
  return redirect ?? (typeof forcedTwoStep === 'object' ? forcedTwoStep.redirect : undefined)
}

/** Serves a page that shows why the login failed, since no screen of the product is open. */
function serveRejection(visit: PageVisit, rejection: Rejection, redirect: string | undefined): Response {
  if (typeof rejection.body === 'string') return toResponse(rejection)
  const content = renderLink(screenPath(visit, 'login', { redirect }), 'Back to the login page')
  return servePage({ title: 'You cannot log in', text: rejection.message, content })
}

/** Logs in a user whom another site has identified, and redirects only within this site (RD-1). */
export function admitAndRedirect(visit: PageVisit, account: Account, redirect: string | undefined): Response {
  const outcome = admit(visit, account, { type: 'web', redirect })
  const destination = outcome instanceof Rejection ? findRedirect(outcome) : outcome.redirect
  if (outcome instanceof Rejection && destination === undefined) return serveRejection(visit, outcome, redirect)
  const check = checkRedirect(destination ?? '', { base: visit.url.href, allowedHosts: [] })
  return seeOther(check.ok ? check.href : screenPath(visit, 'home'))
}
