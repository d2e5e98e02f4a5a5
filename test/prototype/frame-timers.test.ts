import { describe, expect, it, vi } from 'vitest'
import { installTimers } from '../../stories/prototype/frame-timers.ts'

/** A window whose timers do not run until a test starts them. */
function standingWindow() {
  vi.useFakeTimers()
  const window = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    performance: { now: () => Date.now() },
  } as unknown as Parameters<typeof installTimers>[0]
  return { window, ...installTimers(window) }
}

describe('timers that can be advanced', () => {
  it('run like native timers, with their arguments', () => {
    const { window } = standingWindow()
    const run = vi.fn()
    window.setTimeout(run, 1000, 'a', 2)
    vi.advanceTimersByTime(999)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledExactlyOnceWith('a', 2)
  })

  it('run due timers at once, earliest first, and only once', () => {
    const { window, advance } = standingWindow()
    const order: string[] = []
    window.setTimeout(() => order.push('late'), 5000)
    window.setTimeout(() => order.push('early'), 1000)
    window.setTimeout(() => order.push('not yet'), 9000)
    advance(6000)
    expect(order).toEqual(['early', 'late'])
    vi.advanceTimersByTime(2999)
    expect(order).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(order).toEqual(['early', 'late', 'not yet'])
  })

  it('run an interval once, as after a sleep, and continue it', () => {
    const { window, advance } = standingWindow()
    const tick = vi.fn()
    const id = window.setInterval(tick, 1000)
    advance(86_400_000)
    expect(tick).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    expect(tick).toHaveBeenCalledTimes(3)
    window.clearInterval(id)
    advance(5000)
    vi.advanceTimersByTime(5000)
    expect(tick).toHaveBeenCalledTimes(3)
  })

  it('skip timers cleared by an earlier one, and count from the advanced time', () => {
    const { window, advance } = standingWindow()
    const run = vi.fn()
    const ended = window.setTimeout(run, 2000)
    window.setTimeout(() => {
      window.clearTimeout(ended)
      window.setTimeout(run, 500)
    }, 1000)
    advance(60_000)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('advance the clock of scripts', () => {
    const { window, advance } = standingWindow()
    const before = window.performance.now()
    advance(60_000)
    expect(window.performance.now() - before).toBe(60_000)
  })
})
