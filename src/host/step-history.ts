const key = 'portico.step'

/** The page's history entries. There is one for each step that Back can undo, numbered from 1. */
export type StepHistory = {
  /** Returns the number of the current entry, or 0 for the page's initial entry. */
  current: () => number
  push: (step: number) => void
  /** Moves between entries. With `keepsState`, carries over the URL and the state, except for the step's number. */
  go: (delta: number, options?: { keepsState: boolean }) => void
  /** Calls the listener after each move between entries of this page. */
  subscribe: (listener: () => void) => () => void
}

type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/** Creates a browser tab's step history. Adds only the step's number to an entry's state and keeps the URL (RQ-3). */
export function createStepHistory(window: HistoryWindow): StepHistory {
  const { history, location } = window
  let carryOver: (() => void) | undefined
  const readState = (): Record<string, unknown> => {
    const state: unknown = history.state
    return typeof state === 'object' ? { ...state } : {}
  }
  const current = () => Number(readState()[key] ?? 0)
  const attempt = (change: () => void) => {
    try {
      change()
    } catch {
      // Some frames and browsers refuse the change. Back then leaves the page.
    }
  }
  return {
    current,
    // Keep the rest of the state, such as the time of the last reload (RQ-9), which applies to the whole page.
    push: (step) => attempt(() => history.pushState({ ...readState(), [key]: step }, '')),
    go: (delta, { keepsState } = { keepsState: false }) => {
      const state = readState()
      const { href } = location
      carryOver = keepsState
        ? () => attempt(() => history.replaceState({ ...state, [key]: current() }, '', href))
        : undefined
      history.go(delta)
    },
    subscribe: (listener) => {
      const handleMove = () => {
        carryOver?.()
        carryOver = undefined
        listener()
      }
      window.addEventListener('popstate', handleMove)
      return () => window.removeEventListener('popstate', handleMove)
    },
  }
}
