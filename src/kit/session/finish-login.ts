import type { LoginAnswer } from '../../api/shapes/login.ts'
import type { Host } from '../../host/host.ts'
import type { NavigateOptions } from '../../host/navigation.ts'
import { modeOf } from '../wanted-redirect.ts'
import { keepLastMethod, type LoginMethod } from './last-method.ts'

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
