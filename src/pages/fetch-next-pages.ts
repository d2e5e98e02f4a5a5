import { hasDataToSpare } from '../host/spare-data.ts'
import { nextPages } from './next-pages.ts'
import type { Path } from './paths.ts'
import { findRoute } from './routes.ts'

/** Safari knows no idle moments. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}

/**
 * Fetches the scripts of the screens that likely come next, one after the other while the browser idles: they then lie in
 * its cache. Never their HTML, which a server makes for one visit alone (decision 41). One that is lost is no loss.
 */
export function fetchNextPages({ navigator, location }: Pick<Window, 'navigator' | 'location'> = window): void {
  if (!hasDataToSpare(navigator)) return
  const left = [...(nextPages[findRoute(location.pathname).path as Path] ?? [])]
  const fetchOne = () => {
    const path = left.shift()
    if (path)
      findRoute(path)
        .load()
        .catch(() => undefined)
        .finally(() => whenIdle(fetchOne))
  }
  whenIdle(fetchOne)
}
