import md5 from 'spark-md5'
import { type Rejection, reject } from './routes.ts'
import type { Visit } from './visit.ts'

/** The maximum difference between a signed call's timestamp and the server's time. */
const toleranceMs = 5 * 60_000

/** Rejects a call without a valid signature (API-07, TWO-15). The message states the reason for developers. */
export function rejectBadSignature(
  { state }: Visit,
  { parts, ts, secret, signature }: { parts: readonly string[]; ts: number; secret: string; signature: string },
): Rejection | undefined {
  const rejectFor = (reason: string) => reject('badSignature', reason)
  if (Math.abs(ts - state.clock.now()) > toleranceMs)
    return rejectFor("bad_signature: ts is more than five minutes from the server's time")
  if (signature !== md5.hash(`${parts.join('')}${ts}${secret}`))
    return rejectFor('bad_signature: the MD5 hash does not match this call')
  return undefined
}
