import { ConnectionNoticeView } from './connection-notice-view.tsx'
import { useConnection } from './use-connection.ts'

/**
 * The banner for a lost connection (RS-1). Prefetched with the alerts and toasts, since it could not be loaded while offline.
 */
export function ConnectionNotice() {
  return <ConnectionNoticeView state={useConnection()} />
}
