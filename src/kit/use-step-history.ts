import { useEffect, useEffectEvent } from 'react'
import { createStepHistory, type StepHistory } from '../host/step-history.ts'
import { useEnvironment } from './environment.tsx'

type StepHistoryOptions = {
  /** How many steps lead back from here; undefined if none do, so that Back leaves the page. */
  depth: number | undefined
  /** Goes one step back, like the page's own "previous". */
  onBack: () => void
}

/**
 * Makes the browser's Back button go one step back inside a page, which keeps typed values. Each step has a history entry.
 * Forward stays on the current step, since the one ahead may no longer be valid.
 */
export function useStepHistory({ depth, onBack }: StepHistoryOptions): void {
  const { host } = useEnvironment()

  const handleMove = useEffectEvent(({ current, go }: StepHistory) => {
    const at = current()
    // Leaving the page skips the entries of steps that are over.
    if (depth === undefined) go(-1 - at)
    else if (at > depth) go(depth - at)
    else for (let step = at; step < depth; step += 1) onBack()
  })
  useEffect(() => {
    const history = host.stepHistory ?? createStepHistory(window)
    return history.subscribe(() => handleMove(history))
  }, [host])

  useEffect(() => {
    if (depth === undefined) return
    const { current, push, go } = host.stepHistory ?? createStepHistory(window)
    const at = current()
    for (let step = at + 1; step <= depth; step += 1) push(step)
    // The page's own button went back, or a reload on a later step started over at the first.
    if (at > depth) go(depth - at)
  }, [host, depth])
}
