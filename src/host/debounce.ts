import { debounce as debounceWork } from 'es-toolkit/function/debounce'
import { throttle as throttleWork } from 'es-toolkit/function/throttle'
import { debounceMs } from '../rules/limits.ts'

/** A debounced or throttled function. `cancel` discards the pending call. */
export type Cancelable<Args extends unknown[]> = ((...args: Args) => void) & { cancel(): void }

/** Runs `work` once, `waitMs` after the last call, with the arguments of that call (VAL-13). */
export function debounce<Args extends unknown[]>(
  work: (...args: Args) => void,
  waitMs: number = debounceMs,
): Cancelable<Args> {
  return debounceWork(work, waitMs)
}

/** Runs `work` immediately, then every `waitMs` while calls continue, then once with the last arguments (VAL-13). */
export function throttle<Args extends unknown[]>(
  work: (...args: Args) => void,
  waitMs: number = debounceMs,
): Cancelable<Args> {
  return throttleWork(work, waitMs)
}
