import { useEffect, useEffectEvent } from 'react'

/**
 * The steps that Back can undo inside the page, the next one last. There is only one list, since a window has one Back
 * button.
 */
const steps: (() => void)[] = []
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** For the code that watches the browser's Back button. Without it, Back leaves the page. */
export const waysBack = {
  count: () => steps.length,
  /** Goes back until only `remaining` steps are left. A step that cannot be undone at the moment stays. */
  goBack(remaining: number) {
    for (const undo of steps.slice(remaining).reverse()) undo()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Makes the browser's Back button call `onBack` instead of leaving the page, `times` times in a row: once for an open
 * dialog, once for each earlier step of a wizard.
 */
export function useWayBack(times: number, onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (times === 0) return
    const added = Array.from({ length: times }, () => () => goBack())
    steps.push(...added)
    notify()
    return () => {
      for (const undo of added) steps.splice(steps.indexOf(undo), 1)
      notify()
    }
  }, [times])
}
