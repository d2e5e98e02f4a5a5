import { runWithTimeLimit } from '../host/run-with-time-limit.ts'
import { getServerTime } from './calls/captcha.ts'
import type { Client } from './client.ts'

/** Short, since a signed call has to wait for the server's time. */
const timeoutMs = 3000

/**
 * Each client's pending request, which concurrent callers share. If a second request ran at the same time, the first
 * would set the clock in the middle of the second one's round trip.
 */
const requests = new WeakMap<Client, Promise<boolean>>()

/**
 * Sets the page's clock to the server's time plus half the round trip. On failure, leaves the clock unchanged (API-08,
 * RS-4). Returns whether the clock was set.
 */
export function syncClock(client: Client): Promise<boolean> {
  const request = requests.get(client) ?? requestTimeAndSetClock(client).finally(() => requests.delete(client))
  requests.set(client, request)
  return request
}

/**
 * Returns the time for a signature, in whole ms. This is the server's time, or the page clock's time if the server does
 * not respond in time or the signal is aborted.
 */
export async function getSigningTime(client: Client, signal?: AbortSignal): Promise<number> {
  const untilAborted = new Promise((resolve) => signal?.addEventListener('abort', resolve))
  if (!signal?.aborted) await Promise.race([runWithTimeLimit(() => syncClock(client), timeoutMs), untilAborted])
  return Math.round(client.host.clock.now())
}

async function requestTimeAndSetClock(client: Client): Promise<boolean> {
  const { host } = client
  // Load the transport first, so that loading does not look like network latency.
  await client.prepare()
  const sentAt = host.clock.now()
  const result = await client.call(getServerTime, {}, { signal: AbortSignal.timeout(timeoutMs) })
  const serverTime = result.ok ? result.value.data?.server_time : undefined
  if (serverTime === undefined) return false
  host.clock.setServerTime(serverTime + (host.clock.now() - sentAt) / 2)
  return true
}
