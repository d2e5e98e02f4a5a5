import type { Navigation } from './navigation.ts'
import type { StepHistory } from './step-history.ts'

/** Steps inside the page that Back can undo before it leaves the page, such as an open dialog. */
export type BackStack = {
  count: () => number
  /** Goes back until only `remaining` steps are left. A step that cannot be undone at the moment stays. */
  goBack: (remaining: number) => void
  /** Called whenever the number changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type BackButtonParts = {
  history: StepHistory
  stack: BackStack
  navigation: Pick<Navigation, 'leave'>
  /** The page is covered, so nothing on it may change. */
  isBlocked: () => boolean
}

/** How long a move between history entries may take, in ms. A move into a removed frame is never reported. */
const moveLimitMs = 500

/**
 * Keeps one history entry per step, so that the browser's Back button undoes the last step instead of leaving the page.
 * Forward does nothing, since the steps ahead may no longer be valid. Returns a function that stops it.
 */
export function watchBackButton({ history, stack, navigation, isBlocked }: BackButtonParts): () => void {
  /** A move of our own that the browser has not finished. */
  let move: ReturnType<typeof setTimeout> | undefined
  /** Set once the page navigates, which a move of our own at the same time would cancel. */
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
    const target = stack.count()
    const at = history.current()
    for (let step = at + 1; step <= target; step += 1) history.push(step)
    if (at > target) start(target - at, { isKeeping })
  }

  function handleMove() {
    if (move !== undefined) return end(leave ?? (() => adjust(true)))
    const at = history.current()
    const isForward = at > stack.count()
    if (!isBlocked()) stack.goBack(at)
    // By then, React has removed whatever was closed. Anything that stayed open gets its entry back.
    queueMicrotask(() => adjust(!isForward))
  }

  const handleChange = () => queueMicrotask(() => adjust(true))

  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = undefined
    end(handleChange)
  }

  navigation.leave = (go, { isReplacing }) => {
    leave = () => {
      const at = isReplacing ? history.current() : 0
      leave = go
      if (at > 0) start(-at)
      else go()
    }
    if (move === undefined) leave()
  }
  window.addEventListener('pageshow', handlePageShow)
  const stops = [history.subscribe(handleMove), stack.subscribe(handleChange)]
  handleChange()
  return () => {
    delete navigation.leave
    window.removeEventListener('pageshow', handlePageShow)
    for (const stop of stops) stop()
    clearTimeout(move)
  }
}
