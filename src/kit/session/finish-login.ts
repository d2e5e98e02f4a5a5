import type { LoginAnswer } from '../../api/shapes/login.ts'
import type { Host } from '../../host/host.ts'
import { modeOf } from '../wanted-redirect.ts'
import { keepLastWay, type LoginWay } from './last-way.ts'
import { goOn } from './way-on.ts'

type Options = {
  /**
   * Overrides the mode in the URL: `ent_reg`, an enterprise registration, is passed on (LOG-02), and `plain` passes on none.
   */
  mode?: 'ent_reg' | 'plain'
  /** The login method, to be marked as last used the next time. */
  way?: LoginWay
}

/**
 * Ends a successful login. Inside a client its hook gets the result; elsewhere, or if the hook is missing or fails, the page
 * navigates to the answer's redirect, to that of its own URL, or to the default (LOG-01). Every target passes the navigation
 * guard.
 */
export async function finishLogin(host: Host, answer: LoginAnswer, { mode, way }: Options = {}): Promise<void> {
  keepLastWay(host, way)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(answer))) return
  const query = new URL(host.url).searchParams
  goOn(host, answer.redirect ?? query.get('redirect') ?? undefined, modeOf(query, mode))
}
