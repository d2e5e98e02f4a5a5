import type { Path } from '../pages/links/paths.ts'
import { nextPages } from './next-pages.ts'
import { findRoute } from './routes.ts'

/** The type of `navigator.connection`, which Firefox and Safari lack. */
type Network = { saveData?: boolean; effectiveType?: string }

/** Returns false if data saving is on or the connection is slow. */
export function hasDataToSpare(navigator: object): boolean {
  const { saveData, effectiveType = '' } = (Reflect.get(navigator, 'connection') ?? {}) as Network
  return !saveData && !/2g|^3g/.test(effectiveType)
}

/** Runs `work` when the browser is idle, or in a new task in Safari, which has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}

/**
 * Prefetches the scripts of the screens that users usually open next, one at a time while the browser is idle. Does not
 * prefetch the screens' HTML, which contains tokens valid for a single visit (decision 14).
 */
export function prefetchNextPages({ navigator, location }: Pick<Window, 'navigator' | 'location'> = window): void {
  if (!hasDataToSpare(navigator)) return
  const remainingPaths = [...(nextPages[findRoute(location.pathname).path as Path] ?? [])]
  const prefetchNext = () => {
    const path = remainingPaths.shift()
    if (path)
      findRoute(path)
        .load()
        .catch(() => undefined)
        .finally(() => whenIdle(prefetchNext))
  }
  whenIdle(prefetchNext)
}
