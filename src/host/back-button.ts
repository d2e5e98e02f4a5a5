import type { Navigation } from './navigation.ts'
import type { StepHistory } from './step-history.ts'

/** The steps inside the page that Back can undo, such as opening a dialog. */
export type BackStack = {
  count: () => number
  /** Undoes steps until only `remainingSteps` are left. A step that cannot currently be undone remains. */
  goBack: (remainingSteps: number) => void
  /** Calls the listener whenever the number of steps changes. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type BackButtonDependencies = {
  history: StepHistory
  stack: BackStack
  navigation: Pick<Navigation, 'leave'>
  /** Whether the blocker covers the page, in which case Back must not undo a step. */
  isBlocked: () => boolean
}

/** The time limit for a history move, in ms. Moving to the entry of a removed iframe fires no event. */
const moveTimeoutMs = 500

/**
 * Keeps one history entry per step, so that Back undoes a step instead of leaving the page. Forward does nothing, since
 * the steps ahead may no longer be valid. Also makes navigations wait for pending moves. Returns a stop function.
 */
export function watchBackButton({ history, stack, navigation, isBlocked }: BackButtonDependencies): () => void {
  /** The timer for a pending move that the page started. */
  let moveTimer: ReturnType<typeof setTimeout> | undefined
  /** Navigates away. Set while a navigation is pending, since a history move could cancel it. */
  let leave: (() => void) | undefined

  function startMove(delta: number, options?: { keepsState: boolean }) {
    moveTimer = setTimeout(() => endMove(leave), moveTimeoutMs)
    history.go(delta, options)
  }

  function endMove(afterMove = () => {}) {
    clearTimeout(moveTimer)
    moveTimer = undefined
    afterMove()
  }

  function syncEntries(keepsState: boolean) {
    if (moveTimer !== undefined || leave) return
    const targetStep = stack.count()
    const currentStep = history.current()
    for (let step = currentStep + 1; step <= targetStep; step += 1) history.push(step)
    if (currentStep > targetStep) startMove(targetStep - currentStep, { keepsState })
  }

  function handleMove() {
    if (moveTimer !== undefined) return endMove(leave ?? (() => syncEntries(true)))
    const currentStep = history.current()
    const isForward = currentStep > stack.count()
    if (!isBlocked()) stack.goBack(currentStep)
    // Wait until React has removed the undone steps. Then restore the entries of the steps that remain.
    queueMicrotask(() => syncEntries(!isForward))
  }

  const handleChange = () => queueMicrotask(() => syncEntries(true))

  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = undefined
    endMove(handleChange)
  }

  navigation.leave = (go, { replacesEntry }) => {
    leave = () => {
      const entriesToDrop = replacesEntry ? history.current() : 0
      leave = go
      if (entriesToDrop > 0) startMove(-entriesToDrop)
      else go()
    }
    if (moveTimer === undefined) leave()
  }
  window.addEventListener('pageshow', handlePageShow)
  const cleanups = [history.subscribe(handleMove), stack.subscribe(handleChange)]
  handleChange()
  return () => {
    delete navigation.leave
    window.removeEventListener('pageshow', handlePageShow)
    for (const cleanUp of cleanups) cleanUp()
    clearTimeout(moveTimer)
  }
}
