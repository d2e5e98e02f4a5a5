// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connection } from '../../src/host/connection.ts'
import { useConnection } from '../../src/kit/connection/index.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('RS-1 a page whose calls are answered is not shown as offline', () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  connection.settle(true)
  const { result } = renderHook(useConnection)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe('online')
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current).not.toBe('offline')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('offline')
  act(() => connection.settle(true))
  expect(result.current).toBe('back')
})
