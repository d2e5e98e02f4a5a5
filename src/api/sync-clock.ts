import { timeBox } from '../host/time-box.ts'
import { getServerTime } from './calls/captcha.ts'
import type { Client } from './client.ts'

/** Short, because another call waits for it. */
const limitMs = 3000

/**
 * Requests in progress. Only one runs per client, since a second would measure its round trip on a clock that the first
 * has just set.
 */
const running = new WeakMap<Client, Promise<boolean>>()

/**
 * Sets the page's clock to the server's time plus half the round trip; on failure the clock keeps its time (API-08,
 * RS-4). Returns whether the server responded.
 */
export function syncClock(client: Client): Promise<boolean> {
  const current = running.get(client) ?? askServer(client).finally(() => running.delete(client))
  running.set(client, current)
  return current
}

/**
 * The time for a signature, in whole ms: the server's if it responds in time, else the page's. Resolves at once on
 * abort.
 */
export async function signingTime(client: Client, signal?: AbortSignal): Promise<number> {
  const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve))
  if (!signal?.aborted) await Promise.race([timeBox(() => syncClock(client), limitMs), aborted])
  return Math.round(client.host.clock.now())
}

async function askServer(client: Client): Promise<boolean> {
  const { host } = client
  // Otherwise, loading the transport would count as network latency.
  await client.prepare()
  const sentAt = host.clock.now()
  const result = await client.call(getServerTime, {}, { signal: AbortSignal.timeout(limitMs) })
  const serverTime = result.ok ? result.value.data?.server_time : undefined
  if (serverTime === undefined) return false
  host.clock.setServerTime(serverTime + (host.clock.now() - sentAt) / 2)
  return true
}
