import { useEffect, useEffectEvent } from 'react'

/** What Back undoes inside the page, the next one last. A window has one Back button, and so one list. */
const ways: (() => void)[] = []
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** For whoever watches the browser's Back button. Without a watcher, Back leaves the page. */
export const waysBack = {
  count: () => ways.length,
  /** Goes back until only `left` ways are left. One that may not be taken now stays. */
  goBack(left: number) {
    for (const way of ways.slice(left).reverse()) way()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Makes the browser's Back button call `onBack` instead of leaving the page, as many times in a row as `times` says: once for
 * an open dialog, once for each step that leads back.
 */
export function useWayBack(times: number, onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (times === 0) return
    const added = Array.from({ length: times }, () => () => goBack())
    ways.push(...added)
    tell()
    return () => {
      for (const way of added) ways.splice(ways.indexOf(way), 1)
      tell()
    }
  }, [times])
}
