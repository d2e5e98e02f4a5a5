// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { storeLoginForNextPage, takeStoredLogin } from '../../src/host/login-handoff.ts'
import { useSavedInput } from '../../src/kit/use-saved-input.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

let host: Host
const handleRestore = vi.fn()

const open = (login: string) =>
  renderHook(
    ({ login: value, isLoggedIn }) => useSavedInput({ values: { login: value }, isLoggedIn, onRestore: handleRestore }),
    {
      initialProps: { login, isLoggedIn: false },
      wrapper: createPageWrapper(host),
    },
  )

beforeEach(() => {
  vi.useFakeTimers()
  handleRestore.mockClear()
  window.history.replaceState(null, '', '/login')
  host = fakeHost({ url: window.location.href })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('restores input after a reload', () => {
  const page = open('')
  expect(handleRestore).not.toHaveBeenCalled()
  page.rerender({ login: 'mei@example.com', isLoggedIn: false })
  vi.advanceTimersByTime(300)
  page.unmount()
  open('')
  expect(handleRestore).toHaveBeenCalledExactlyOnceWith({ login: 'mei@example.com' })
})

test('removes the saved input, and the login stored for the next page, immediately after a successful login', () => {
  const page = open('mei@example.com')
  vi.advanceTimersByTime(300)
  expect(JSON.stringify(window.history.state)).toContain('mei@example.com')
  storeLoginForNextPage(host, { login: 'mei@example.com', countryCode: '86' })
  page.rerender({ login: 'mei@example.com', isLoggedIn: true })
  expect(JSON.stringify(window.history.state)).not.toContain('mei@example.com')
  expect(takeStoredLogin(host)).toBeUndefined()
})
