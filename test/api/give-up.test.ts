import { expect, test, vi } from 'vitest'
import { createGiveUp } from '../../src/api/give-up.ts'

const aborted = { kind: 'aborted' } as const

test('RQ-6 an answer that has arrived but is not yet delivered is stale once a newer call starts', async () => {
  const giveUp = createGiveUp(1000)
  const result = giveUp.race(Promise.resolve('answer'))
  await Promise.resolve()
  giveUp.because(aborted)
  expect(await result).toEqual({ ok: false, failure: aborted })
  giveUp.done()
})

test('RQ-7 only the first reason counts', async () => {
  const giveUp = createGiveUp(1000)
  giveUp.because({ kind: 'network', reason: 'timeout' })
  giveUp.because(aborted)
  expect(await giveUp.race(new Promise(() => {}))).toMatchObject({ failure: { reason: 'timeout' } })
  giveUp.done()
})

test('RQ-7 neither the timeout nor the caller aborts anything once the call is done', () => {
  vi.useFakeTimers()
  const caller = new AbortController()
  const giveUp = createGiveUp(1, caller.signal)
  giveUp.done()
  caller.abort()
  vi.advanceTimersByTime(5)
  expect(giveUp.signal.aborted).toBe(false)
})
