import { ConnectionNoticeView } from './connection-notice-view.tsx'
import { useConnection } from './use-connection.ts'

/**
 * Shows at the top of the page that there is no connection and that typed values stay, and briefly that it is back (RS-1).
 * Loaded together with the alerts and toasts, ahead of need, since it could not be fetched while offline.
 */
export function ConnectionNotice() {
  return <ConnectionNoticeView state={useConnection()} />
}
