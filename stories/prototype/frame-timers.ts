type Timers = { performance: Pick<Performance, 'now'> } & Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>

type Waiting = { dueAt: number; run: () => void; everyMs?: number; native: number }

/** The shortest pause between two turns of an interval, as browsers have it. */
const shortestMs = 4

/**
 * Puts a clock and timers into a window that can be moved ahead, as a computer's are that has slept: what is due runs at once
 * and in its order, an interval once, and the rest waits that much less. To be called before any other script of the window.
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
        // What ran before may have ended this one, or begun it anew.
        const timer = waiting.get(id)
        if (timer?.native !== native) continue
        stop(native)
        if (timer.dueAt <= present()) fire(id, timer)
        else arm(id, timer)
      }
    },
  }
}
