import { debounce as debounceBy } from 'es-toolkit/function/debounce'
import { throttle as throttleBy } from 'es-toolkit/function/throttle'
import { paceMs } from '../rules/limits.ts'

/** A function that does not run as often as it is called. `cancel` drops what still waits, as on unmount. */
export type Paced<Args extends unknown[]> = ((...args: Args) => void) & { cancel(): void }

/** Runs once the calls have stopped for `waitMs`, with what the last one said (VAL-13). */
export function debounce<Args extends unknown[]>(work: (...args: Args) => void, waitMs: number = paceMs): Paced<Args> {
  return debounceBy(work, waitMs)
}

/**
 * Runs at once, then every `waitMs` while the calls go on, and once more when they have stopped for `waitMs`, so that what
 * the last one said is never lost (VAL-13). A call after that begins anew and runs at once.
 */
export function throttle<Args extends unknown[]>(work: (...args: Args) => void, waitMs: number = paceMs): Paced<Args> {
  return throttleBy(work, waitMs)
}
