import type { LoginAnswer } from '../../api/shapes/login.ts'
import type { Host } from '../../host/host.ts'
import { modeOf } from '../wanted-redirect.ts'
import { followRedirect } from './follow-redirect.ts'
import { keepLastMethod, type LoginMethod } from './last-method.ts'

type Options = {
  /** Overrides the URL's mode: `ent_reg`, an enterprise registration, is passed on (LOG-02); `plain` passes on none. */
  mode?: 'ent_reg' | 'plain'
  /** Marked as last used the next time. */
  method?: LoginMethod
}

/**
 * Ends a successful login. A client's login hook gets the answer. Without one, or if it fails, the page navigates to the
 * answer's redirect, else to that of the URL, else to the default (LOG-01), if the navigation guard allows it.
 */
export async function finishLogin(host: Host, answer: LoginAnswer, { mode, method }: Options = {}): Promise<void> {
  keepLastMethod(host, method)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(answer))) return
  const query = new URL(host.url).searchParams
  followRedirect(host, answer.redirect ?? query.get('redirect') ?? undefined, modeOf(query, mode))
}
