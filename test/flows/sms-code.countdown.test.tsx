// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock } from '../../src/host/clock.ts'
import { initialSmsCode, smsCodeReducer } from '../../src/widgets/sms-code/sms-code.machine.ts'
import { storeCountdownEnd, useCountdown } from '../../src/widgets/sms-code/use-countdown.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const start = 1_700_000_000_000
const key = 'portico.sms-code.register'
/** How many ms the local time is ahead of the timers, e.g. after the device wakes up or its clock changes. */
let jumpMs: number
let host: ReturnType<typeof fakeHost>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  jumpMs = 0
  host = fakeHost({ clock: createClock(performance, () => Date.now() + jumpMs) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function useField() {
  const [state, dispatch] = useReducer(smsCodeReducer, initialSmsCode)
  useCountdown(state, dispatch, 'register')
  return { state, dispatch }
}

function openField() {
  const { result, unmount } = renderHook(useField, { wrapper: createPageWrapper(host) })
  return {
    unmount,
    state: () => result.current.state,
    send: () =>
      act(() => {
        result.current.dispatch({ type: 'send-started' })
        storeCountdownEnd(host.storage, 'register', host.clock)
        result.current.dispatch({ type: 'sent', sentCode: { to: '138****8000' }, now: host.clock.now() })
      }),
  }
}

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')))

describe('OC-2 the countdown follows the clock', () => {
  test('OC-2 shows each second once, and then ends', () => {
    const field = openField()
    field.send()
    const displayedSeconds: number[] = []
    for (let elapsedSeconds = 0; elapsedSeconds < 61; elapsedSeconds += 1) {
      const state = field.state()
      if (state.phase === 'counting') displayedSeconds.push(state.secondsLeft)
      advance(1000)
    }
    expect(displayedSeconds).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
    expect(field.state()).toEqual({ phase: 'idle', sentCode: { to: '138****8000' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('OC-2 shows the correct remaining time after the device wakes up, as soon as the window regains focus', () => {
    const field = openField()
    field.send()
    jumpMs = 20_500
    focusWindow()
    expect(field.state()).toMatchObject({ phase: 'counting', secondsLeft: 40 })
    jumpMs = 120_000
    focusWindow()
    expect(field.state().phase).toBe('idle')
  })

  test('OC-2 ends on time even if it resumes with 1.5 s left, and leaves no timer after unmounting', () => {
    host.storage.set(key, String(start + 1500))
    const field = openField()
    expect(field.state()).toMatchObject({ secondsLeft: 2 })
    advance(500)
    expect(field.state()).toMatchObject({ secondsLeft: 1 })
    advance(1000)
    expect(field.state().phase).toBe('idle')
    field.send()
    field.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('OC-3 the stored countdown', () => {
  test('OC-3 continues after a reload', () => {
    openField().send()
    advance(13_000)
    cleanup()
    expect(openField().state()).toMatchObject({ phase: 'counting', secondsLeft: 47, sentCode: {} })
  })

  test('OC-3 contains only its purpose and end time', () => {
    const set = vi.spyOn(host.storage, 'set')
    openField().send()
    expect(set.mock.calls).toEqual([[key, String(start + 60_000)]])
  })

  test.each(['', 'soon', '-1', String(start), 'NaN'])('OC-3 is removed if stale or invalid: %j', (endTime) => {
    host.storage.set(key, endTime)
    expect(openField().state()).toEqual({ phase: 'idle' })
    expect(host.storage.get(key)).toBeUndefined()
  })

  test('OC-3 runs for at most 60 s, whatever its end time', () => {
    host.storage.set(key, String(start + 3_600_000))
    const field = openField()
    expect(field.state()).toMatchObject({ secondsLeft: 60 })
    advance(60_000)
    expect(field.state().phase).toBe('idle')
  })
})
