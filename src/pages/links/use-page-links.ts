import { usePageQuery } from '../../kit/environment.tsx'
import type { Path } from './paths.ts'

/** Returns a link between two screens. The link is relative, to keep any `/account` prefix (SCR-21). */
export function createRelativeHref(to: Path, from: Path): string {
  const depth = from.split('/').length - 2
  return '../'.repeat(depth) + to.slice(1)
}

/** The query parameters forwarded to the next screen. They never contain personal data or a token (RQ-3). */
const forwardedNames = [
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

/** Returns a function that builds links to other screens. The links keep the forwarded query parameters (SCR-02). */
export function usePageLinks(from: Path): (to: Path) => string {
  const query = usePageQuery()
  const forwardedQuery = new URLSearchParams([...query].filter(([name]) => forwardedNames.includes(name))).toString()
  return (to) => createRelativeHref(to, from) + (forwardedQuery && `?${forwardedQuery}`)
}
