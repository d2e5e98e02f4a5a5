import { expect, test, vi } from 'vitest'
import { createAbortHandle } from '../../src/api/abort-handle.ts'

const aborted = { kind: 'aborted' } as const

test('RQ-6 an answer that has arrived but is not yet delivered is stale once a newer call starts', async () => {
  const handle = createAbortHandle(1000)
  const result = handle.race(Promise.resolve('answer'))
  await Promise.resolve()
  handle.abort(aborted)
  expect(await result).toEqual({ ok: false, failure: aborted })
  handle.dispose()
})

test('RQ-7 only the first reason counts', async () => {
  const handle = createAbortHandle(1000)
  handle.abort({ kind: 'network', reason: 'timeout' })
  handle.abort(aborted)
  expect(await handle.race(new Promise(() => {}))).toMatchObject({ failure: { reason: 'timeout' } })
  handle.dispose()
})

test('RQ-7 neither the timeout nor the caller aborts anything once the call is done', () => {
  vi.useFakeTimers()
  const caller = new AbortController()
  const handle = createAbortHandle(1, caller.signal)
  handle.dispose()
  caller.abort()
  vi.advanceTimersByTime(5)
  expect(handle.signal.aborted).toBe(false)
})
