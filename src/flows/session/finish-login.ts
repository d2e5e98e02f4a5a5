import type { LoginAnswer } from '../../api/schemas/login.ts'
import type { Host } from '../../host/host.ts'
import { keepLastWay, type LoginWay } from './last-way.ts'

type Options = {
  /** Where the person wanted to go, from the page's query. */
  wanted?: string
  /** The page's mode; that of an enterprise registration goes on with the address (LOG-02). */
  mode?: string
  /** By which way, for the mark on it the next time. */
  way?: LoginWay
}

/**
 * Ends a successful login: inside a client the result is handed to its hook; elsewhere, or where the hook is missing or
 * fails, the page goes to the redirect address, the wanted one, or the default (LOG-01). Every address passes the guard.
 */
export async function finishLogin(host: Host, answer: LoginAnswer, { wanted, mode, way }: Options): Promise<void> {
  if (way) keepLastWay(host, way)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(answer))) return
  host.navigation.safeNavigate(answer.redirect ?? wanted, mode === 'ent_reg' ? { mode } : undefined)
}
