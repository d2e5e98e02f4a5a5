// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Blocker } from '../../src/primitives/blocker.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('shows nothing for a request that ends within 300 ms, and does not shorten the next delay (WID-15)', () => {
  const blocker = (isActive: boolean) => <Blocker isActive={isActive} text="Logging out" />
  const { rerender } = render(blocker(true))
  const shownAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return screen.getByRole('status').textContent
  }
  expect(shownAfter(299)).toBe('')
  rerender(blocker(false))
  expect(shownAfter(1000)).toBe('')
  rerender(blocker(true))
  expect(shownAfter(299)).toBe('')
  expect(shownAfter(1)).toBe('Logging out')
})
