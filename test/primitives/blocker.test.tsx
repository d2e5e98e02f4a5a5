// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Blocker } from '../../src/primitives/blocker.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('waits 300 ms before showing the text, each time the blocker becomes active (WID-15)', () => {
  const blocker = (isActive: boolean) => <Blocker isActive={isActive} text="Logging out" />
  const { rerender } = render(blocker(true))
  const textAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return screen.getByRole('status').textContent
  }
  expect(textAfter(299)).toBe('')
  rerender(blocker(false))
  expect(textAfter(1000)).toBe('')
  rerender(blocker(true))
  expect(textAfter(299)).toBe('')
  expect(textAfter(1)).toBe('Logging out')
})
