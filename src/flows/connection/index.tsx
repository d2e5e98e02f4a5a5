import { ConnectionNoticeView } from './connection-notice-view.tsx'
import { useConnection } from './use-connection.ts'

/**
 * Says over the page's head that there is no connection and that what was typed stays, and briefly that it is back (RS-1).
 * Comes with the alerts and toasts, ahead of need: without a connection it could not be fetched.
 */
export function ConnectionNotice() {
  return <ConnectionNoticeView state={useConnection()} />
}
