import { useState } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { useEnvironment } from '../kit/environment.tsx'

/** An authenticator code's lifetime. If the device clock's skew is larger, codes are rejected (OC-8). */
const codeLifetimeMs = 30_000

/** Returns the clock's skew in ms, negative if the clock is slow, or undefined if codes work despite the skew. */
export function measureSkew(deviceMs: number, serverMs: number): number | undefined {
  const skewMs = deviceMs - serverMs
  return Math.abs(skewMs) > codeLifetimeMs ? skewMs : undefined
}

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** Returns the skew as text, such as "2 minutes", in the largest unit that fits at least twice, or else in minutes. */
export function formatSkew(skewMs: number, locale: Locale): string {
  const absoluteMs = Math.abs(skewMs)
  const { unit, ms } = units.find((candidate) => absoluteMs >= 2 * candidate.ms) ?? units[2]
  const count = Math.max(1, Math.round(absoluteMs / ms))
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  // As in all messages, put a space between a number and a Chinese character.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
}

/** Checks whether a wrong device clock may be why authenticator codes are rejected (OC-8). */
export function useClockSkew() {
  const { client } = useEnvironment()
  const [skewMs, setSkewMs] = useState<number>()
  return {
    skewMs,
    /** Compares the device's clock with the server's. Call this after a wrong code. A failed request has no effect. */
    compareClocks: async () => {
      const isSynced = await import('../api/sync-clock.ts').then(
        ({ syncClock }) => syncClock(client),
        () => false,
      )
      const { clock } = client.host
      if (isSynced) setSkewMs(measureSkew(clock.deviceNow(), clock.now()))
    },
  }
}
