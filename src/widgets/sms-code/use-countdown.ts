import { type Dispatch, useEffect, useEffectEvent } from 'react'
import type { Clock } from '../../host/clock.ts'
import type { Host } from '../../host/host.ts'
import { onReturn } from '../../host/on-return.ts'
import type { SafeStorage } from '../../host/safe-storage.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { resendDelayMs } from '../../rules/limits.ts'
import type { SmsCodeEvent, SmsCodeState } from './sms-code.machine.ts'

const getStorageKey = (purpose: string) => `portico.sms-code.${purpose}`

/** Stores the countdown's end time, so that the countdown survives a reload. Never stores the phone number (OC-3). */
export function storeCountdownEnd(storage: SafeStorage, purpose: string, clock: Clock): void {
  storage.set(getStorageKey(purpose), String(Math.round(clock.now() + resendDelayMs)))
}

/** Allows another code to be requested immediately. Call this after a code has been used. */
export function clearCountdownEnd(storage: SafeStorage, purpose: string): void {
  storage.remove(getStorageKey(purpose))
}

/** While `endsAt` is set, calls `onTick` at each full second before it and when the user returns to the page (OC-2). */
export function useEverySecond(endsAt: number | undefined, host: Pick<Host, 'clock'>, onTick: () => void): void {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (endsAt === undefined) return
    const { clock } = host
    let timer: ReturnType<typeof setTimeout>
    const scheduleTick = () => {
      const remainingMs = endsAt - clock.now()
      timer = setTimeout(
        () => {
          tick()
          scheduleTick()
        },
        remainingMs % 1000 || 1000,
      )
    }
    scheduleTick()
    const stopListening = onReturn(clock, () => tick())
    return () => {
      stopListening()
      clearTimeout(timer)
    }
  }, [endsAt, host])
}

/** Runs the countdown, resumes it after a reload, and corrects it after the device wakes from sleep (OC-2). */
export function useCountdown(state: SmsCodeState, dispatch: Dispatch<SmsCodeEvent>, purpose: string): void {
  const { host } = useEnvironment()

  useEffect(() => {
    // In an effect, since no clock or storage is available while prerendering.
    const { clock, storage } = host
    const endsAt = Number(storage.get(getStorageKey(purpose)))
    if (endsAt > clock.now()) dispatch({ type: 'restored', endsAt, now: clock.now() })
    else clearCountdownEnd(storage, purpose)
  }, [host, purpose, dispatch])

  const endsAt = state.phase === 'counting' ? state.endsAt : undefined
  useEverySecond(endsAt, host, () => dispatch({ type: 'ticked', now: host.clock.now() }))
}
