import { useEnvironment, usePageQuery } from '../environment.tsx'
import { finishLogin } from './finish-login.ts'
import { SessionNoticeView } from './session-notice-view.tsx'
import { useSessionWatch } from './use-session-watch.ts'

/**
 * Says over the page's head that somebody has logged in or out in another tab (RQ-13). It only offers to go on: whoever is
 * typing here is not taken away from it.
 */
export function SessionWatch() {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const state = useSessionWatch()
  return (
    <SessionNoticeView
      // A login for another application is finished by none that was made elsewhere.
      state={query.get('mode') === 'oauth' ? 'unknown' : state}
      onContinue={() => void finishLogin(host, {})}
    />
  )
}
