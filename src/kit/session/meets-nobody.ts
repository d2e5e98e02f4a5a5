import * as codes from '../../errors/codes.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'

/**
 * Whether a page that requires a login finds nobody logged in (9000001). The reload of ERR-07 would fail the same way without
 * end, so such a page goes to the login instead; inside a client, the client is asked to log in (ERR-08).
 */
export function meetsNobody(failure: Failure, host: Pick<Host, 'clientType'>): boolean {
  if (failure.kind !== 'answer' || host.clientType() !== 'web') return false
  return failure.redirect === undefined && saysCode(failure, codes.sessionExpired)
}
