import { debounce as debounceBy } from 'es-toolkit/function/debounce'
import { throttle as throttleBy } from 'es-toolkit/function/throttle'
import { paceMs } from '../rules/limits.ts'

/** A rate-limited function. `cancel` drops a pending run, e.g. on unmount. */
export type Paced<Args extends unknown[]> = ((...args: Args) => void) & { cancel(): void }

/** Runs once calls have stopped for `waitMs`, with the last call's arguments (VAL-13). */
export function debounce<Args extends unknown[]>(work: (...args: Args) => void, waitMs: number = paceMs): Paced<Args> {
  return debounceBy(work, waitMs)
}

/**
 * Runs at once, then every `waitMs` while calls continue, and once more after they have stopped for `waitMs`, so that the
 * last arguments are never lost (VAL-13). A call after that runs at once again.
 */
export function throttle<Args extends unknown[]>(work: (...args: Args) => void, waitMs: number = paceMs): Paced<Args> {
  return throttleBy(work, waitMs)
}
