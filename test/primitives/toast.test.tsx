// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toast, ToastRegion, toastDuration } from '../../src/primitives/toast.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['shows a short message for 1.5 s (WID-10)', 'Copied', 1500],
  ['shows a short Chinese message for 1.5 s', '已复制', 1500],
  ['extends the time for a long message (AC-3)', 'Your phone number was changed, 138****8000', 2520],
  ['treats a Chinese character as three letters', '手机号已修改为新号码', 1800],
])('%s', (_, text, milliseconds) => {
  expect(toastDuration(text)).toBe(milliseconds)
})

test.each([
  ['the pointer is over the toast', fireEvent.pointerMove, fireEvent.pointerLeave],
  ['the toast has focus', fireEvent.focusIn, fireEvent.focusOut],
] as const)('keeps a toast open while %s, and closes it afterwards (AC-3)', (_, enter, leave) => {
  vi.useFakeTimers()
  const handleClose = vi.fn()
  render(
    <ToastRegion label="Notices">
      <Toast isOpen onClose={handleClose} text="Saved" closeLabel="Close" />
    </ToastRegion>,
  )
  const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  advance(1000)
  enter(screen.getByText('Saved'))
  advance(60_000)
  expect(handleClose).not.toHaveBeenCalled()
  leave(screen.getByRole('region'), { relatedTarget: document.body })
  advance(400)
  expect(handleClose).not.toHaveBeenCalled()
  advance(200)
  expect(handleClose).toHaveBeenCalledOnce()
})

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button">Log out</button>
      <ToastRegion label="Notices ({hotkey})">
        <Toast isOpen={isOpen} onClose={() => setIsOpen(false)} text="Logged out" closeLabel="Close" />
      </ToastRegion>
    </>
  )
}

test('returns focus to the previously focused element after a toast is closed by keyboard (WID-10, AC-2)', () => {
  render(<Page />)
  const logoutButton = screen.getByRole('button', { name: 'Log out' })
  logoutButton.focus()
  const closeButton = screen.getByRole('button', { name: 'Close' })
  closeButton.focus()
  fireEvent.click(closeButton)
  expect(screen.queryByText('Logged out')).toBeNull()
  expect(document.activeElement).toBe(logoutButton)
})
