type Timers = { performance: Pick<Performance, 'now'> } & Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>

type Waiting = { dueAt: number; run: () => void; everyMs?: number; native: number }

/** The shortest interval, as in browsers. */
const shortestMs = 4

/**
 * Replaces a window's clock and timers with ones that can be moved forward, as after a computer's sleep: due timers run at
 * once and in order, an interval runs once, and all others come that much sooner. Call it before any other script of the window.
 */
export function installTimers(window: Timers): { advance: (milliseconds: number) => void } {
  const start: (run: () => void, delay: number) => number = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const now = window.performance.now.bind(window.performance)
  const waiting = new Map<number, Waiting>()
  let aheadMs = 0
  let lastId = 0
  const present = () => now() + aheadMs

  function fire(id: number, timer: Waiting) {
    if (timer.everyMs === undefined) waiting.delete(id)
    else arm(id, { ...timer, dueAt: present() + timer.everyMs })
    timer.run()
  }

  function arm(id: number, timer: Omit<Waiting, 'native'>) {
    const armed: Waiting = { ...timer, native: start(() => fire(id, armed), Math.max(0, timer.dueAt - present())) }
    waiting.set(id, armed)
  }

  function add(handler: TimerHandler, delay: number, values: unknown[], isRepeated: boolean): number {
    lastId += 1
    const run = () => void (typeof handler === 'function' && Reflect.apply(handler, undefined, values))
    const everyMs = isRepeated ? Math.max(shortestMs, delay) : undefined
    arm(lastId, { dueAt: present() + (everyMs ?? Math.max(0, delay)), run, everyMs })
    return lastId
  }

  function remove(id: unknown) {
    const timer = waiting.get(Number(id))
    if (timer) stop(timer.native)
    waiting.delete(Number(id))
  }

  const own = {
    setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]) => add(handler, Number(delay), values, false),
    setInterval: (handler: TimerHandler, delay = 0, ...values: unknown[]) => add(handler, Number(delay), values, true),
    clearTimeout: remove,
    clearInterval: remove,
  }
  Object.assign(window, own)
  window.performance.now = present

  return {
    advance(milliseconds) {
      aheadMs += milliseconds
      const inOrder = [...waiting].sort(([, one], [, other]) => one.dueAt - other.dueAt)
      for (const [id, { native }] of inOrder) {
        // A timer that ran before may have stopped or restarted this one.
        const timer = waiting.get(id)
        if (timer?.native !== native) continue
        stop(native)
        if (timer.dueAt <= present()) fire(id, timer)
        else arm(id, timer)
      }
    },
  }
}
