import { useState } from 'react'
import { useEnvironment } from '../environment.tsx'
import { findSkew } from './clock-skew.ts'

/** Finds out whether it may be the device's clock that makes an authenticator's codes wrong (OC-8). */
export function useClockSkew() {
  const { client } = useEnvironment()
  const [skewMs, setSkewMs] = useState<number>()
  return {
    /** Absent while nothing is known to be wrong with the clock. */
    skewMs,
    /** Asks the server what time it is, after a wrong code. What goes wrong here says nothing of the clock. */
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
