import md5 from 'spark-md5'
import { type Refusal, refuse } from './routes.ts'
import type { Visit } from './visit.ts'

/** How far the time of a signed call may differ from the server's time. */
const toleranceMs = 5 * 60_000

/** Refuses a call without a valid signature (API-07, TWO-15), with a reason for developers. */
export function refuseBadSignature(
  { state }: Visit,
  { parts, ts, secret, signature }: { parts: readonly string[]; ts: number; secret: string; signature: string },
): Refusal | undefined {
  const refuseFor = (reason: string) => refuse('badSignature', reason)
  if (Math.abs(ts - state.clock.now()) > toleranceMs)
    return refuseFor("bad_signature: ts is more than five minutes from the server's time")
  if (signature !== md5.hash(`${parts.join('')}${ts}${secret}`))
    return refuseFor('bad_signature: the MD5 hash does not match this call')
  return undefined
}
