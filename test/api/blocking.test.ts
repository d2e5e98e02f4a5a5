import { expect, test, vi } from 'vitest'
import { createBlockingState } from '../../src/api/blocking.ts'

test('WID-15 blocks the page until the last call has ended, and reports each change once', () => {
  const blocker = createBlockingState()
  const listener = vi.fn()
  const unsubscribe = blocker.subscribe(listener)
  expect(blocker.isBlocking()).toBe(false)
  const releaseFirstCall = blocker.hold()
  const releaseSecondCall = blocker.hold()
  expect(blocker.isBlocking()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  releaseFirstCall()
  releaseFirstCall()
  expect(blocker.isBlocking()).toBe(true)
  releaseSecondCall()
  expect(blocker.isBlocking()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  blocker.hold()
  expect(listener).toHaveBeenCalledTimes(2)
})
