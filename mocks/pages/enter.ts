import { checkAddress } from '../../src/rules/address.ts'
import { Refusal } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { seeOther } from '../http/wire.ts'
import { admit } from '../login/log-in.ts'
import type { Account } from '../model.ts'

/** Where somebody goes who is not let in yet: to the second step, or to where it is set up. */
function redirectOf({ body }: Refusal): string | undefined {
  if (typeof body === 'string') return undefined
  const { redirect, force_two_step: forced } = body
  return redirect ?? (typeof forced === 'object' ? forced.redirect : undefined)
}

/** Lets somebody in whom another site has proved, and sends them on; to no other site, whatever the address asked for (RD-1). */
export function enter(visit: PageVisit, account: Account, redirect: string | undefined): Response {
  const outcome = admit(visit, account, { type: 'web', redirect })
  const wanted = outcome instanceof Refusal ? redirectOf(outcome) : outcome.redirect
  const checked = checkAddress(wanted ?? '', { base: visit.url.href, allowedHosts: [] })
  const fallback = outcome instanceof Refusal ? screenPath(visit, 'login') : '/'
  return seeOther(checked.ok ? checked.href : fallback)
}
