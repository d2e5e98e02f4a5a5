import { useState } from 'react'
import { useEnvironment } from '../../kit/environment.tsx'
import { findSkew } from './clock-skew.ts'

export { ClockSkewNotice } from './clock-skew-notice.tsx'

/** Checks whether the device's clock may be why authenticator codes are refused (OC-8). */
export function useClockSkew() {
  const { client } = useEnvironment()
  const [skewMs, setSkewMs] = useState<number>()
  return {
    skewMs,
    /** Compares the clock with the server's, after a wrong code; a failed request proves nothing. */
    compare: async () => {
      const isSynced = await import('../../api/sync-clock.ts').then(
        ({ syncClock }) => syncClock(client),
        () => false,
      )
      const { clock } = client.host
      if (isSynced) setSkewMs(findSkew(clock.deviceNow(), clock.now()))
    },
  }
}
