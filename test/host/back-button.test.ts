// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBackButton } from '../../src/host/back-button.ts'
import type { Navigation } from '../../src/host/navigation.ts'
import type { StepHistory } from '../../src/host/step-history.ts'

function fakeListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** Creates a fake tab history. Moves stay pending until `completeMove`. A negative index is outside the page. */
function fakeHistory(steps: number[]) {
  const { subscribe, notify } = fakeListeners()
  const requestedMoves: number[] = []
  let entries = steps
  let index = steps.length - 1
  const history: StepHistory = {
    current: () => entries[index] ?? 0,
    push: (step) => {
      index += 1
      entries = [...entries.slice(0, index), step]
    },
    go: (delta) => void requestedMoves.push(delta),
    subscribe,
  }
  const move = async (delta: number) => {
    index += delta
    notify()
    await flushPromises()
  }
  return {
    history,
    requestedMoves,
    /** Presses Back or Forward. */
    press: move,
    completeMove: () => move(requestedMoves.shift() ?? Number.NaN),
    position: () => ({ entries, index }),
  }
}

function fakeStack() {
  const { subscribe, notify } = fakeListeners()
  let stack: (() => void)[] = []
  const change = (newStack: typeof stack) => {
    stack = newStack
    notify()
  }
  return {
    count: () => stack.length,
    goBack: (remaining: number) => {
      for (const handleBack of stack.slice(remaining).reverse()) handleBack()
    },
    subscribe,
    /** Opens a layer, and returns the function that closes it. With `stay`, Back does not close the layer. */
    open: (onBack: 'close' | 'stay' = 'close') => {
      const close = () => change(stack.filter((handler) => handler !== handleBack))
      const handleBack = () => onBack === 'close' && close()
      change([...stack, handleBack])
      return close
    },
  }
}

const flushPromises = async () => {
  for (let tick = 0; tick < 4; tick += 1) await Promise.resolve()
}

let isBlocked: boolean
let stop: () => void

async function watch(steps = [0]) {
  const tab = fakeHistory(steps)
  const stack = fakeStack()
  const navigation: Pick<Navigation, 'leave'> = {}
  stop = watchBackButton({ ...tab, stack, navigation, isBlocked: () => isBlocked })
  await flushPromises()
  const go = vi.fn()
  return {
    ...tab,
    stack,
    navigation,
    go,
    open: async (onBack?: 'stay') => {
      const close = stack.open(onBack)
      await flushPromises()
      return async () => {
        close()
        await flushPromises()
      }
    },
    leave: (replacesEntry = false) => navigation.leave?.(go, { replacesEntry }),
  }
}

beforeEach(() => {
  isBlocked = false
})
afterEach(() => stop())

test('closes a layer on Back, and leaves the page on the next Back', async () => {
  const tab = await watch()
  await tab.open()
  expect(tab.position()).toEqual({ entries: [0, 1], index: 1 })
  await tab.press(-1)
  expect([tab.stack.count(), tab.position().index, tab.requestedMoves]).toEqual([0, 0, []])
  await tab.press(-1)
  expect(tab.position().index).toBe(-1)
})

test.each([
  [-1, 1],
  [-2, 0],
])('gives each of two layers an entry, so that a history move by %i leaves %i open', async (delta, remaining) => {
  const tab = await watch()
  await tab.open()
  await tab.open()
  await tab.press(delta)
  expect([tab.stack.count(), tab.position()]).toEqual([remaining, { entries: [0, 1, 2], index: remaining }])
})

test('reuses the entry of a layer for the layer that replaces it', async () => {
  const tab = await watch()
  const close = tab.stack.open()
  await flushPromises()
  close()
  tab.stack.open()
  await flushPromises()
  expect([tab.position(), tab.requestedMoves]).toEqual([{ entries: [0, 1], index: 1 }, []])
})

test('gives a layer its own entry if it opens while another entry is being removed', async () => {
  const tab = await watch()
  const close = await tab.open()
  await close()
  await tab.open()
  await tab.completeMove()
  expect([tab.stack.count(), tab.position().index, tab.requestedMoves]).toEqual([1, 1, []])
})

test.each([
  ['a layer that must stay open', 'stay', false],
  ['any layer of a blocked page', undefined, true],
] as const)('WID-15 does not close %s on Back, but restores its entry', async (_, onBack, isPageBlocked) => {
  const tab = await watch()
  await tab.open(onBack)
  isBlocked = isPageBlocked
  await tab.press(-1)
  expect([tab.stack.count(), tab.position().index]).toEqual([1, 1])
})

test('goes back again if the user presses Forward after Back', async () => {
  const tab = await watch()
  await tab.open()
  await tab.press(-1)
  await tab.press(1)
  expect(tab.requestedMoves).toEqual([-1])
  await tab.completeMove()
  expect(tab.position().index).toBe(0)
})

test('returns to the page’s own entry after a reload with open layers', async () => {
  const tab = await watch([0, 1, 2])
  expect(tab.requestedMoves).toEqual([-2])
})

test('navigates immediately even if a layer is open, and makes no history move when the layer closes', async () => {
  const tab = await watch()
  const close = await tab.open()
  tab.leave()
  expect(tab.go).toHaveBeenCalledOnce()
  await close()
  expect(tab.requestedMoves).toEqual([])
})

test('navigates once a pending history move has finished', async () => {
  const tab = await watch()
  const close = await tab.open()
  await close()
  tab.leave()
  expect(tab.go).not.toHaveBeenCalled()
  await tab.completeMove()
  expect(tab.go).toHaveBeenCalledOnce()
})

test('returns to the page’s own entry before the page is replaced', async () => {
  const tab = await watch()
  await tab.open()
  const close = await tab.open()
  await close()
  tab.leave(true)
  await tab.completeMove()
  expect([tab.go.mock.calls.length, tab.requestedMoves]).toEqual([0, [-1]])
  await tab.completeMove()
  expect([tab.go.mock.calls.length, tab.position().index]).toEqual([1, 0])
})

test('navigates within a second if the browser never reports a history move', async () => {
  vi.useFakeTimers()
  const tab = await watch()
  const close = await tab.open()
  await close()
  tab.leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.go).toHaveBeenCalledOnce()
})

test('RS-3 removes a closed layer’s entry after a back/forward cache restore, without navigating again', async () => {
  const tab = await watch()
  const close = await tab.open()
  tab.leave()
  await close()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await flushPromises()
  expect(tab.requestedMoves).toEqual([-1])
  await tab.completeMove()
  expect([tab.position().index, tab.go.mock.calls.length]).toEqual([0, 1])
})
