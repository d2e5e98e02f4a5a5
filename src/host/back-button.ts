import type { Navigation } from './navigation.ts'
import type { StepHistory } from './step-history.ts'

/** What Back can undo inside the page before it leaves it. */
export type WaysBack = {
  count: () => number
  /** Goes back until only `left` ways are left. One that may not be taken now stays. */
  goBack: (left: number) => void
  /** Called whenever the number changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type BackButtonParts = {
  history: StepHistory
  ways: WaysBack
  navigation: Pick<Navigation, 'leave'>
  /** The page is covered, so nothing on it may change. */
  isBlocked: () => boolean
}

/** How long a move between entries may take, in ms. One into a frame that has gone is never reported. */
const moveLimitMs = 500

/**
 * Keeps one history entry for each way back, so that the browser's Back button takes the last one instead of leaving the page.
 * Forward leads nowhere, since what is ahead may no longer be valid. Returns a function that stops it.
 */
export function watchBackButton({ history, ways, navigation, isBlocked }: BackButtonParts): () => void {
  /** A move of our own that the browser has not made yet. */
  let move: ReturnType<typeof setTimeout> | undefined
  /** What the page does to navigate, once it does. A move of our own at the same time would cancel it. */
  let leave: (() => void) | undefined

  function start(delta: number, options?: { isKeeping: boolean }) {
    move = setTimeout(() => end(leave), moveLimitMs)
    history.go(delta, options)
  }

  function end(next = () => {}) {
    clearTimeout(move)
    move = undefined
    next()
  }

  function adjust(isKeeping: boolean) {
    if (move !== undefined || leave) return
    const wanted = ways.count()
    const at = history.current()
    for (let step = at + 1; step <= wanted; step += 1) history.push(step)
    if (at > wanted) start(wanted - at, { isKeeping })
  }

  function handleMove() {
    if (move !== undefined) return end(leave ?? (() => adjust(true)))
    const at = history.current()
    const isForward = at > ways.count()
    if (!isBlocked()) ways.goBack(at)
    // By then React has removed what was closed. What has stayed gets its entry back.
    queueMicrotask(() => adjust(!isForward))
  }

  const handleChange = () => queueMicrotask(() => adjust(true))

  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = undefined
    end(handleChange)
  }

  navigation.leave = (go, { isPassing }) => {
    leave = () => {
      const at = isPassing ? history.current() : 0
      leave = go
      if (at > 0) start(-at)
      else go()
    }
    if (move === undefined) leave()
  }
  window.addEventListener('pageshow', handlePageShow)
  const stops = [history.subscribe(handleMove), ways.subscribe(handleChange)]
  handleChange()
  return () => {
    delete navigation.leave
    window.removeEventListener('pageshow', handlePageShow)
    for (const stop of stops) stop()
    clearTimeout(move)
  }
}
