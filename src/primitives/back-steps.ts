import { useEffect, useEffectEvent } from 'react'

/**
 * The steps that Back can undo inside the page, with the most recent step last. There is only one list, since a window
 * has one Back button.
 */
const steps: (() => void)[] = []
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** Lets `watchBackButton` undo steps when the user presses Back, which would otherwise leave the page. */
export const backSteps = {
  count: () => steps.length,
  /** Undoes steps until only `remainingCount` are left. A step that cannot currently be undone remains. */
  goBack(remainingCount: number) {
    for (const undo of steps.slice(remainingCount).reverse()) undo()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Makes the browser's Back button call `onBack`, up to `stepCount` times in a row, instead of leaving the page.
 * `stepCount` is 1 for an open dialog, and the number of earlier steps in a wizard.
 */
export function useBackSteps(stepCount: number, onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (stepCount === 0) return
    const addedSteps = Array.from({ length: stepCount }, () => () => goBack())
    steps.push(...addedSteps)
    notify()
    return () => {
      for (const undo of addedSteps) steps.splice(steps.indexOf(undo), 1)
      notify()
    }
  }, [stepCount])
}
