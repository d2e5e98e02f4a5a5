import type { LoginAnswer } from '../../api/schemas/login.ts'
import type { Host } from '../../host/host.ts'
import { keepLastWay, type LoginWay } from './last-way.ts'

type Options = {
  /** In place of the mode in the address; that of an enterprise registration goes on (LOG-02), and `plain` never does. */
  mode?: 'ent_reg' | 'plain'
  /** By which way, for the mark on it the next time. */
  way?: LoginWay
}

/**
 * Ends a successful login: inside a client the result is handed to its hook; elsewhere, or where the hook is missing or
 * fails, the page goes to the answer's redirect, to that of its own address, or to the default (LOG-01). Each passes the guard.
 */
export async function finishLogin(host: Host, answer: LoginAnswer, { mode, way }: Options = {}): Promise<void> {
  if (way) keepLastWay(host, way)
  if (host.clientType() !== 'web' && (await host.bridge.onLogin(answer))) return
  const query = new URL(host.url).searchParams
  const isEnterprise = (mode ?? query.get('mode')) === 'ent_reg'
  const address = answer.redirect ?? query.get('redirect') ?? undefined
  host.navigation.safeNavigate(address, isEnterprise ? { mode: 'ent_reg' } : undefined)
}
