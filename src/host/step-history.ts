const key = 'portico.step'

/** The history inside a page: one entry per step that Back can undo, numbered from 1. */
export type StepHistory = {
  /** The number of the current entry; 0 for the page's own. */
  current: () => number
  push: (step: number) => void
  /** `isKeeping` carries over the page's URL and the rest of the entry's state. */
  go: (delta: number, options?: { isKeeping: boolean }) => void
  /** Called after each move between entries of this page. */
  subscribe: (listener: () => void) => () => void
}

type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/** The history of a real tab. An entry holds its number, and nothing that was typed (RQ-3). */
export function createStepHistory(window: HistoryWindow): StepHistory {
  const { history, location } = window
  let keep: (() => void) | undefined
  const stateOf = (): Record<string, unknown> => {
    const state: unknown = history.state
    return typeof state === 'object' ? { ...state } : {}
  }
  const current = () => Number(stateOf()[key] ?? 0)
  const tryTo = (change: () => void) => {
    try {
      change()
    } catch {
      // Some frames and browsers refuse this; Back then leaves the page.
    }
  }
  return {
    current,
    // Keep the rest of the state, such as the time of the last reload (RQ-9): it applies to the whole page.
    push: (step) => tryTo(() => history.pushState({ ...stateOf(), [key]: step }, '')),
    go: (delta, { isKeeping } = { isKeeping: false }) => {
      const state = stateOf()
      const { href } = location
      keep = isKeeping ? () => tryTo(() => history.replaceState({ ...state, [key]: current() }, '', href)) : undefined
      history.go(delta)
    },
    subscribe: (listener) => {
      const handleMove = () => {
        keep?.()
        keep = undefined
        listener()
      }
      window.addEventListener('popstate', handleMove)
      return () => window.removeEventListener('popstate', handleMove)
    },
  }
}
