import type { Clock } from '../../../host/clock.ts'
import { onReturn } from '../../../host/on-return.ts'

/** Calls back once this clock reads `time`, also where that came to pass in a sleep. Returns a function that stops it. */
export function waitUntil(time: number, clock: Clock, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onTime, Math.max(0, time - clock.now()))
  }
  wait()
  const stop = onReturn(clock, wait)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
