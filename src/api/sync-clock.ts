import { timeBox } from '../host/time-box.ts'
import { getServerTime } from './calls/captcha.ts'
import type { Client } from './client.ts'

/** Whoever waits for the server's time waits for something else after it. */
const limitMs = 3000

/** Two at once would each count what the other has set as time on the way. */
const running = new WeakMap<Client, Promise<boolean>>()

/**
 * Sets the page's clock by the server's, with half of the time that the answer took added. Whatever goes wrong leaves the
 * clock as it is, which is the local time at first (API-08, RS-4). Tells whether the server answered.
 */
export function syncClock(client: Client): Promise<boolean> {
  const current = running.get(client) ?? askServer(client).finally(() => running.delete(client))
  running.set(client, current)
  return current
}

/** The time to sign with, in whole ms: the server's where it answers in time, else the page's; at once when given up. */
export async function signingTime(client: Client, signal?: AbortSignal): Promise<number> {
  const givenUp = new Promise((resolve) => signal?.addEventListener('abort', resolve))
  if (!signal?.aborted) await Promise.race([timeBox(() => syncClock(client), limitMs), givenUp])
  return Math.round(client.host.clock.now())
}

async function askServer(client: Client): Promise<boolean> {
  const { host } = client
  // What the first call has to fetch before it is sent would count as time on the way.
  await Promise.all([client.prepare(), host.deviceToken()])
  const sentAt = host.clock.now()
  const result = await client.call(getServerTime, {}, { signal: AbortSignal.timeout(limitMs) })
  const serverTime = result.ok ? result.value.data?.server_time : undefined
  if (serverTime === undefined) return false
  host.clock.setServerTime(serverTime + (host.clock.now() - sentAt) / 2)
  return true
}
