import { expect, test, vi } from 'vitest'
import { createBlocking } from '../../src/api/blocking.ts'

test('WID-15 blocks the page until the last call has ended, and reports each change once', () => {
  const blocking = createBlocking()
  const listener = vi.fn()
  const stop = blocking.subscribe(listener)
  expect(blocking.isBlocking()).toBe(false)
  const first = blocking.hold()
  const second = blocking.hold()
  expect(blocking.isBlocking()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  first()
  first()
  expect(blocking.isBlocking()).toBe(true)
  second()
  expect(blocking.isBlocking()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  blocking.hold()
  expect(listener).toHaveBeenCalledTimes(2)
})
