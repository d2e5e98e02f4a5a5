import type { LoginAnswer } from '../../api/shapes/login.ts'
import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'
import type { NavigateOptions } from '../../host/navigation.ts'
import type { PageData } from '../../host/page-data.ts'
import { withQuery } from '../../rules/address.ts'
import { keepLastMethod, type LoginMethod } from './last-method.ts'

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

type Options = {
  /**
   * Overrides the URL's mode. `ent_reg`, an enterprise registration, is passed on (LOG-02); `plain` passes on no mode.
   */
  mode?: 'ent_reg' | 'plain'
  /** Marked as last used on the next visit. */
  method?: LoginMethod
}

/**
 * Completes a successful login. Inside a client, its login hook gets the response. Without a hook, or if it fails, the
 * page navigates to the redirect from the response, else from the URL, else to the default (LOG-01), provided that the
 * navigation guard allows it.
 */
export async function finishLogin(host: Host, answer: LoginAnswer, { mode, method }: Options = {}): Promise<void> {
  keepLastMethod(host, method)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(answer))) return
  const query = new URL(host.url).searchParams
  followRedirect(host, answer.redirect ?? query.get('redirect') ?? undefined, modeOf(query, mode))
}

/** Navigates to a login's redirect. `SessionWatch` notices if it leads to no page, such as a download. */
export function followRedirect({ navigation }: Host, address: string | undefined, options: NavigateOptions = {}): void {
  navigation.pendingRedirect = options
  navigation.safeNavigate(address, options)
  navigation.onRedirect?.()
}

/** A login link that returns to this page afterwards (LOG-01). */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search, hash } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search + hash)
}

/**
 * Whether a page that requires a login was refused because nobody is logged in (9000001). The page then navigates to
 * the login page, since the reload of ERR-07 would loop. Always false inside a client, where the client is asked to log
 * in instead (ERR-08).
 */
export function isNotLoggedIn(failure: Failure, host: Pick<Host, 'clientType'>): boolean {
  if (failure.kind !== 'answer' || host.clientType() !== 'web') return false
  return failure.redirect === undefined && hasCode(failure, codes.sessionExpired)
}
