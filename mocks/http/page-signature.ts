import md5 from 'spark-md5'
import { errorCodes } from './error-codes.ts'
import { type Refusal, refuse } from './routes.ts'
import type { Visit } from './visit.ts'

/** How far the time of a signed call may differ from the server's in either direction, in ms. */
const tolerance = 5 * 60_000

/**
 * Refuses a call without a valid signature: MD5 over its parts, its time and the secret embedded in the page, concatenated
 * (API-07, TWO-15). The reason is meant for the page's developers, so it is in English.
 */
export function refuseBadSignature(
  { state }: Visit,
  { parts, ts, secret, signature }: { parts: readonly string[]; ts: number; secret: string; signature: string },
): Refusal | undefined {
  const refuseFor = (reason: string) => refuse({ error_code: errorCodes.badSignature.code, error_msg: reason })
  if (Math.abs(ts - state.clock.now()) > tolerance)
    return refuseFor("bad_signature: ts is more than five minutes from the server's time")
  if (signature !== md5.hash(`${parts.join('')}${ts}${secret}`))
    return refuseFor('bad_signature: the MD5 is not that of this call')
  return undefined
}
