// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Toast, ToastRegion } from '../../src/primitives/toast.tsx'

afterEach(cleanup)

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

test('a toast that is closed by keyboard returns focus to where it was (WID-10, AC-2)', () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Log out' })
  button.focus()
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.click(close)
  expect(screen.queryByText('Logged out')).toBeNull()
  expect(document.activeElement).toBe(button)
})
