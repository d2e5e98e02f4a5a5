// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { debounceMs } from '../../src/rules/limits.ts'
import { useStrengthHint } from '../../src/widgets/new-password/use-strength-hint.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const modulePath = '../../src/widgets/new-password/strength-hint.tsx'

afterEach(() => {
  cleanup()
  vi.doUnmock(modulePath)
  vi.useRealTimers()
})

test('loads the strength estimator once, after the user has typed something and paused', async () => {
  vi.useFakeTimers()
  const handleLoad = vi.fn()
  vi.doMock(modulePath, () => {
    handleLoad()
    return { strengthHint: (text: string) => `${text} is fair` }
  })
  const { result, rerender } = renderHook((text) => useStrengthHint(text, []), {
    initialProps: '',
    wrapper: createPageWrapper(fakeHost()),
  })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await advance(10_000)
  rerender('kx7Qm2vT')
  await advance(debounceMs - 1)
  expect(handleLoad).not.toHaveBeenCalled()
  await advance(1)
  await vi.waitFor(() => expect(result.current).toBe('kx7Qm2vT is fair'))
  expect(handleLoad).toHaveBeenCalledTimes(1)
})
