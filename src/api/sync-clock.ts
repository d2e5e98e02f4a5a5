import type { Clock } from '../host/clock.ts'
import type { Host } from '../host/host.ts'
import { getServerTime } from './calls/captcha.ts'
import type { Client } from './client.ts'

/** Whoever waits for the server's time waits for something else after it. */
const limitMs = 3000

/** Two at once would each count what the other has set as time on the way. */
const running = new WeakMap<Clock, Promise<boolean>>()

/**
 * Sets the page's clock by the server's, with half of the time that the answer took added. Whatever goes wrong leaves the
 * clock as it is, which is the local time at first (API-08, RS-4). Tells whether the server answered.
 */
export function syncClock(client: Client, { clock }: Host): Promise<boolean> {
  const current = running.get(clock) ?? askServer(client, clock).finally(() => running.delete(clock))
  running.set(clock, current)
  return current
}

async function askServer(client: Client, clock: Clock): Promise<boolean> {
  const sentAt = clock.now()
  const result = await client.call(getServerTime, {}, { signal: AbortSignal.timeout(limitMs) })
  const serverTime = result.ok ? result.value.data?.server_time : undefined
  if (serverTime === undefined) return false
  clock.setServerTime(serverTime + (clock.now() - sentAt) / 2)
  return true
}
