import type { PageData } from '../host/page-data.ts'
import { withQuery } from '../rules/address.ts'

/** The mode to add to links and redirects. Only `ent_reg`, an enterprise registration, is passed on (LOG-02). */
export function modeOf(query: URLSearchParams, mode = query.get('mode')): { mode: 'ent_reg' } | undefined {
  return mode === 'ent_reg' ? { mode } : undefined
}

/**
 * Where the user wants to go, for the server, provider or screen that may complete the login instead of this page. Includes the
 * mode, since none of them sees this page's URL (LOG-02).
 */
export function wantedRedirect(
  query: URLSearchParams,
  { defaultRedirect }: Pick<PageData, 'defaultRedirect'>,
  mode?: 'ent_reg',
): string | undefined {
  const redirect = query.get('redirect') ?? undefined
  return modeOf(query, mode) ? withQuery(redirect?.trim() || defaultRedirect, 'mode', 'ent_reg') : redirect
}
