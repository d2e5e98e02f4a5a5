import { Wifi, WifiOff } from 'lucide'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { connection } from '../../host/connection.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { Banner } from '../../primitives/banner.tsx'
import { type ConnectionState, connectionReducer, stateTimeouts } from './connection.machine.ts'

function useConnectionState(): ConnectionState {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline)
  const [state, dispatch] = useReducer(connectionReducer, 'online')

  useEffect(() => dispatch({ type: isOnline ? 'connected' : 'disconnected' }), [isOnline])

  useEffect(() => {
    const timeout = stateTimeouts[state]
    if (timeout === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'timed-out' }), timeout)
    return () => clearTimeout(timer)
  }, [state])

  return state
}

/**
 * Shows a banner when the connection is lost and, briefly, when it is restored (RS-1). Prefetched with alerts and
 * toasts, because the banner cannot load while the page is offline.
 */
export function ConnectionNotice() {
  return <ConnectionNoticeView state={useConnectionState()} />
}

/** Shows the banner for a connection state. `online` and `interrupted` have no banner. */
export function ConnectionNoticeView({ state }: { state: ConnectionState }) {
  const { t } = useTranslations()
  if (state === 'reconnected') {
    return (
      <Banner tone="success" icon={Wifi}>
        {t('connection.online')}
      </Banner>
    )
  }
  return <Banner icon={WifiOff}>{state === 'offline' ? t('connection.offline') : undefined}</Banner>
}
