import { useState } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { useEnvironment } from '../kit/environment.tsx'

/** Lifetime of an authenticator code; a larger skew makes codes fail (OC-8). */
const codeLifeMs = 30_000

/** The clock's skew in ms, negative if it is slow; undefined if it is accurate enough for codes. */
export function findSkew(deviceMs: number, serverMs: number): number | undefined {
  const skewMs = deviceMs - serverMs
  return Math.abs(skewMs) > codeLifeMs ? skewMs : undefined
}

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** The skew in words, in the largest unit that gives at least two: "2 minutes". */
export function skewText(skewMs: number, locale: Locale): string {
  const length = Math.abs(skewMs)
  const { unit, ms } = units.find((one) => length >= 2 * one.ms) ?? units[2]
  const count = Math.max(1, Math.round(length / ms))
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  // Like all texts here, put a space between a number and Chinese.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
}

/** Checks whether the device's clock may be why authenticator codes are refused (OC-8). */
export function useClockSkew() {
  const { client } = useEnvironment()
  const [skewMs, setSkewMs] = useState<number>()
  return {
    skewMs,
    /** Compares the clock with the server's, after a wrong code; a failed request proves nothing. */
    compare: async () => {
      const isSynced = await import('../api/sync-clock.ts').then(
        ({ syncClock }) => syncClock(client),
        () => false,
      )
      const { clock } = client.host
      if (isSynced) setSkewMs(findSkew(clock.deviceNow(), clock.now()))
    },
  }
}
