import { expect, test, vi } from 'vitest'
import { createAbortHandle } from '../../src/api/abort-handle.ts'

const aborted = { kind: 'aborted' } as const

test('RQ-6 aborts a call whose response has arrived but has not been delivered', async () => {
  const handle = createAbortHandle(1000)
  const result = handle.race(Promise.resolve('response'))
  await Promise.resolve()
  handle.abort(aborted)
  expect(await result).toEqual({ ok: false, failure: aborted })
  handle.dispose()
})

test('RQ-7 keeps the first reason for ending a call', async () => {
  const handle = createAbortHandle(1000)
  handle.abort({ kind: 'network', reason: 'timeout' })
  handle.abort(aborted)
  expect(await handle.race(new Promise(() => {}))).toMatchObject({ failure: { reason: 'timeout' } })
  handle.dispose()
})

test('RQ-7 ignores the time limit and the caller’s signal once the call has ended', () => {
  vi.useFakeTimers()
  const caller = new AbortController()
  const handle = createAbortHandle(1, caller.signal)
  handle.dispose()
  caller.abort()
  vi.advanceTimersByTime(5)
  expect(handle.signal.aborted).toBe(false)
})
