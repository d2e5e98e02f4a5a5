import { type Failure, saysCode } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'

/**
 * Whether a page that asks at once for somebody meets nobody (9000001). The reload of ERR-07 would ask the same again, without
 * end, so such a page leads to the login instead; inside a client the client is asked to log in (ERR-08).
 */
export function meetsNobody(failure: Failure, host: Pick<Host, 'clientType'>): boolean {
  if (failure.kind !== 'answer' || host.clientType() !== 'web') return false
  return failure.redirect === undefined && saysCode(failure, '9000001')
}
