import { useState } from 'react'
import { useEnvironment } from '../../kit/environment.tsx'
import { findSkew } from './clock-skew.ts'

/** Finds out whether the device's clock may be why an authenticator's codes are wrong (OC-8). */
export function useClockSkew() {
  const { client } = useEnvironment()
  const [skewMs, setSkewMs] = useState<number>()
  return {
    /** Undefined unless the clock is known to be wrong. */
    skewMs,
    /** Compares the clock with the server's, after a wrong code. A failure here says nothing about the clock. */
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
