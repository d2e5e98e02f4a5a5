import type { Presence } from '../host/presence.ts'
import { sayHi } from './calls/session.ts'
import type { Client } from './client.ts'

/** Well below the idle time after which any server would end a session. */
const keepAliveMs = 5 * 60_000

type KeepAliveOptions = {
  presence: Presence
  /** Told what the server says of the session, so that a logout elsewhere is noticed (RQ-13). */
  onAnswer?: (isLoggedIn: boolean) => void
  everyMs?: number
}

/**
 * Whether somebody is logged in (API-11). A refusal means that the session is over; any other failure tells nothing, and the
 * next call shows it.
 */
export async function askSession(client: Client, signal?: AbortSignal): Promise<boolean | undefined> {
  const result = await client.call(sayHi, {}, { latest: 'keep-alive', signal })
  if (result.ok) return result.value.logged_in
  return result.failure.kind === 'answer' ? false : undefined
}

/**
 * Says hi to the server from time to time, so that a person who is busy on the page keeps the session; nobody else does
 * (API-11, RQ-11). Returns how to stop.
 */
export function startKeepAlive(
  client: Client,
  { presence, onAnswer, everyMs = keepAliveMs }: KeepAliveOptions,
): () => void {
  const controller = new AbortController()
  const greet = async () => {
    if (!presence.isPresent(everyMs)) return
    const isLoggedIn = await askSession(client, controller.signal)
    if (isLoggedIn !== undefined) onAnswer?.(isLoggedIn)
  }
  const timer = setInterval(() => void greet(), everyMs)
  return () => {
    clearInterval(timer)
    controller.abort()
  }
}
