import { expect, test, vi } from 'vitest'
import { createBlockingState } from '../../src/api/blocking.ts'

test('WID-15 blocks the page until the last call has ended, and reports each change once', () => {
  const blocking = createBlockingState()
  const listener = vi.fn()
  const unsubscribe = blocking.subscribe(listener)
  expect(blocking.isBlocking()).toBe(false)
  const releaseFirstCall = blocking.hold()
  const releaseSecondCall = blocking.hold()
  expect(blocking.isBlocking()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  releaseFirstCall()
  releaseFirstCall()
  expect(blocking.isBlocking()).toBe(true)
  releaseSecondCall()
  expect(blocking.isBlocking()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  blocking.hold()
  expect(listener).toHaveBeenCalledTimes(2)
})
