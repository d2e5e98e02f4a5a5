import { expect, test, vi } from 'vitest'
import { createGiveUp } from '../../src/api/give-up.ts'

const aborted = { kind: 'aborted' } as const

test('RQ-6 aborts a call whose response has arrived but has not been delivered', async () => {
  const giveUp = createGiveUp(1000)
  const result = giveUp.race(Promise.resolve('response'))
  await Promise.resolve()
  giveUp.because(aborted)
  expect(await result).toEqual({ ok: false, failure: aborted })
  giveUp.done()
})

test('RQ-7 keeps the first reason for ending a call', async () => {
  const giveUp = createGiveUp(1000)
  giveUp.because({ kind: 'network', reason: 'timeout' })
  giveUp.because(aborted)
  expect(await giveUp.race(new Promise(() => {}))).toMatchObject({ failure: { reason: 'timeout' } })
  giveUp.done()
})

test('RQ-7 ignores the time limit and the caller’s signal once the call is done', () => {
  vi.useFakeTimers()
  const caller = new AbortController()
  const giveUp = createGiveUp(1, caller.signal)
  giveUp.done()
  caller.abort()
  vi.advanceTimersByTime(5)
  expect(giveUp.signal.aborted).toBe(false)
})
