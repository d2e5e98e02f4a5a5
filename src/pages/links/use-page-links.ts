import { usePageQuery } from '../../kit/environment.tsx'
import { hrefOf } from './href-of.ts'
import type { Path } from './paths.ts'

/** The query parameters that concern the next screen as well; never an identity or a token (RQ-3). */
const carried = [
  'redirect',
  'lang',
  'mode',
  'plan_id',
  'register_position',
  'coupon',
  // Used with `mode=oauth`.
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
]

/** Returns links from a screen to others that keep the user's context: redirect, language and plan (SCR-02). */
export function usePageLinks(from: Path): (to: Path) => string {
  const query = usePageQuery()
  const kept = new URLSearchParams([...query].filter(([name]) => carried.includes(name))).toString()
  return (to) => hrefOf(to, from) + (kept && `?${kept}`)
}
