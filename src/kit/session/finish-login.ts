import type { LoginResponse } from '../../api/shapes/login.ts'
import type { Host } from '../../host/host.ts'
import type { NavigateOptions } from '../../host/navigation.ts'
import type { PageData } from '../../host/page-data.ts'
import { withQuery } from '../../rules/url.ts'
import { type LoginMethod, saveLastMethod } from './last-method.ts'

/** Returns the mode for links and redirects. Only `ent_reg` (enterprise registration) is passed on (LOG-02). */
export function findMode(query: URLSearchParams, mode = query.get('mode')): { mode: 'ent_reg' } | undefined {
  return mode === 'ent_reg' ? { mode } : undefined
}

/**
 * Returns the user's destination, to pass to a server, provider or screen that may complete the login instead of this
 * page. Includes the mode (LOG-02), since none of them receives this page's URL.
 */
export function requestedRedirect(
  query: URLSearchParams,
  { defaultRedirect }: Pick<PageData, 'defaultRedirect'>,
  mode?: 'ent_reg',
): string | undefined {
  const redirect = query.get('redirect') ?? undefined
  return findMode(query, mode) ? withQuery(redirect?.trim() || defaultRedirect, 'mode', 'ent_reg') : redirect
}

type Options = {
  /** The mode to add to the redirect (LOG-02). `plain` adds none. If omitted, the mode in the URL is used. */
  mode?: 'ent_reg' | 'plain'
  /** The login method to mark as last used on the next visit. */
  method?: LoginMethod
}

/**
 * Completes a successful login and stores its method. Inside a client, the client's login hook receives the response.
 * If there is no hook or it fails, the page navigates to the redirect in the response or the URL, or else to the
 * default (LOG-01). If a redirect is not allowed, the page navigates to the default instead (RD-3).
 */
export async function finishLogin(host: Host, response: LoginResponse, { mode, method }: Options = {}): Promise<void> {
  saveLastMethod(host, method)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(response))) return
  const query = new URL(host.url).searchParams
  followRedirect(host, response.redirect ?? query.get('redirect') ?? undefined, findMode(query, mode))
}

/** Navigates to a login's redirect. `SessionWatch` detects a redirect that opens no page, such as a download. */
export function followRedirect({ navigation }: Host, url: string | undefined, options: NavigateOptions = {}): void {
  navigation.pendingRedirectOptions = options
  navigation.safeNavigate(url, options)
  navigation.onRedirect?.()
}
