const key = 'portico.step'

/** The history that a page of several steps needs: one entry for each step, numbered from the first. */
export type StepHistory = {
  /** The step of the current entry; 0 if the entry belongs to no step. */
  current: () => number
  push: (step: number) => void
  go: (delta: number) => void
  /** Called after each move between entries of this page; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type HistoryWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

/** The history of a real tab. An entry holds its step number and nothing that was typed (RQ-3). */
export function createStepHistory(window: HistoryWindow): StepHistory {
  const { history } = window
  const stateOf = (): Record<string, unknown> => {
    const state: unknown = history.state
    return typeof state === 'object' ? { ...state } : {}
  }
  return {
    current: () => Number(stateOf()[key] ?? 0),
    // Keep the rest of the state, such as the time of the last reload (RQ-9), since it applies to the whole page.
    push: (step) => {
      try {
        history.pushState({ ...stateOf(), [key]: step }, '')
      } catch {
        // Some frames and browsers refuse this. Then Back leaves the page.
      }
    },
    go: (delta) => history.go(delta),
    subscribe: (listener) => {
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  }
}
