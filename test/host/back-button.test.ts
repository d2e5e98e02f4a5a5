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
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** A tab's history, which makes the moves asked of it when the test lets it. Below 0 the page is left. */
function fakeHistory(numbers: number[]) {
  const { subscribe, tell } = fakeListeners()
  const asked: number[] = []
  let entries = numbers
  let index = numbers.length - 1
  const history: StepHistory = {
    current: () => entries[index] ?? 0,
    push: (step) => {
      index += 1
      entries = [...entries.slice(0, index), step]
    },
    go: (delta) => void asked.push(delta),
    subscribe,
  }
  const move = async (delta: number) => {
    index += delta
    tell()
    await settle()
  }
  return {
    history,
    asked,
    /** Back and Forward, as a person presses them. */
    press: move,
    arrive: () => move(asked.shift() ?? Number.NaN),
    see: () => ({ entries, index }),
  }
}

function fakeWays() {
  const { subscribe, tell } = fakeListeners()
  let ways: (() => void)[] = []
  const change = (next: typeof ways) => {
    ways = next
    tell()
  }
  return {
    count: () => ways.length,
    goBack: (left: number) => {
      for (const way of ways.slice(left).reverse()) way()
    },
    subscribe,
    /** Opens a layer, and returns what closes it. A layer that stays does nothing on Back. */
    open: (does: 'close' | 'stay' = 'close') => {
      const close = () => change(ways.filter((way) => way !== goBack))
      const goBack = () => does === 'close' && close()
      change([...ways, goBack])
      return close
    },
  }
}

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

let isBlocked: boolean
let stop: () => void

async function watch(numbers = [0]) {
  const tab = fakeHistory(numbers)
  const ways = fakeWays()
  const navigation: Pick<Navigation, 'leave'> = {}
  stop = watchBackButton({ ...tab, ways, navigation, isBlocked: () => isBlocked })
  await settle()
  const go = vi.fn()
  return {
    ...tab,
    ways,
    navigation,
    go,
    open: async (does?: 'stay') => {
      const close = ways.open(does)
      await settle()
      return async () => {
        close()
        await settle()
      }
    },
    leave: (isPassing = false) => navigation.leave?.(go, { isPassing }),
  }
}

beforeEach(() => {
  isBlocked = false
})
afterEach(() => stop())

test('Back closes a layer, and then leaves the page', async () => {
  const tab = await watch()
  await tab.open()
  expect(tab.see()).toEqual({ entries: [0, 1], index: 1 })
  await tab.press(-1)
  expect([tab.ways.count(), tab.see().index, tab.asked]).toEqual([0, 0, []])
  await tab.press(-1)
  expect(tab.see().index).toBe(-1)
})

test('a layer that is closed otherwise takes its entry away', async () => {
  const tab = await watch()
  const close = await tab.open()
  await close()
  expect(tab.asked).toEqual([-1])
  await tab.arrive()
  expect([tab.see().index, tab.asked]).toEqual([0, []])
})

test.each([
  [-1, 1],
  [-2, 0],
])('each of two layers has an entry of its own: Back by %i leaves %i of them', async (delta, left) => {
  const tab = await watch()
  await tab.open()
  await tab.open()
  await tab.press(delta)
  expect([tab.ways.count(), tab.see()]).toEqual([left, { entries: [0, 1, 2], index: left }])
})

test('a layer that makes way for another leaves it its entry', async () => {
  const tab = await watch()
  const close = tab.ways.open()
  await settle()
  close()
  tab.ways.open()
  await settle()
  expect([tab.see(), tab.asked]).toEqual([{ entries: [0, 1], index: 1 }, []])
})

test('a layer that opens while the entry of another is being taken away stays, and gets one', async () => {
  const tab = await watch()
  const close = await tab.open()
  await close()
  await tab.open()
  await tab.arrive()
  expect([tab.ways.count(), tab.see().index, tab.asked]).toEqual([1, 1, []])
})

test.each([
  ['a layer that may not be left', 'stay', false],
  ['any layer of a blocked page', undefined, true],
] as const)('WID-15 %s stays, and gets its entry back', async (_, does, isPageBlocked) => {
  const tab = await watch()
  await tab.open(does)
  isBlocked = isPageBlocked
  await tab.press(-1)
  expect([tab.ways.count(), tab.see().index]).toEqual([1, 1])
})

test('Forward after Back closes nothing and leads nowhere', async () => {
  const tab = await watch()
  await tab.open()
  await tab.press(-1)
  await tab.press(1)
  expect(tab.asked).toEqual([-1])
  await tab.arrive()
  expect(tab.see().index).toBe(0)
})

test('loaded again while layers were open, the page goes to its own entry', async () => {
  const tab = await watch([0, 1, 2])
  expect(tab.asked).toEqual([-2])
})

test('navigating with a layer open goes at once, and what closes then moves nothing', async () => {
  const tab = await watch()
  const close = await tab.open()
  tab.leave()
  expect(tab.go).toHaveBeenCalledOnce()
  await close()
  expect(tab.asked).toEqual([])
})

test('navigating waits for a move that is under way', async () => {
  const tab = await watch()
  const close = await tab.open()
  await close()
  tab.leave()
  expect(tab.go).not.toHaveBeenCalled()
  await tab.arrive()
  expect(tab.go).toHaveBeenCalledOnce()
})

test('a page that gives its place to the next one does so at its own entry', async () => {
  const tab = await watch()
  await tab.open()
  const close = await tab.open()
  await close()
  tab.leave(true)
  await tab.arrive()
  expect([tab.go.mock.calls.length, tab.asked]).toEqual([0, [-1]])
  await tab.arrive()
  expect([tab.go.mock.calls.length, tab.see().index]).toEqual([1, 0])
})

test('a move that the browser never reports holds nothing up', async () => {
  vi.useFakeTimers()
  const tab = await watch()
  const close = await tab.open()
  await close()
  tab.leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.go).toHaveBeenCalledOnce()
})

test('RS-3 come back to, the page has its entries in order again, and navigates no more', async () => {
  const tab = await watch()
  const close = await tab.open()
  tab.leave()
  await close()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect(tab.asked).toEqual([-1])
  await tab.arrive()
  expect([tab.see().index, tab.go.mock.calls.length]).toEqual([0, 1])
})
