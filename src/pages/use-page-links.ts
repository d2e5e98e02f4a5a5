import { usePageQuery } from '../flows/environment.tsx'
import { hrefOf } from './href-of.ts'
import type { Path } from './paths.ts'

/** What of an address concerns the next screen as well. Never who somebody is, nor a token (RQ-3). */
const carried = [
  'redirect',
  'lang',
  'mode',
  'plan_id',
  'register_position',
  'coupon',
  // Of `mode=oauth`.
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
]

/** Leads from a screen to others, with what the person came for: where they wanted to go, their language, their plan (SCR-02). */
export function usePageLinks(from: Path): (to: Path) => string {
  const query = usePageQuery()
  const kept = new URLSearchParams([...query].filter(([name]) => carried.includes(name))).toString()
  return (to) => hrefOf(to, from) + (kept && `?${kept}`)
}
