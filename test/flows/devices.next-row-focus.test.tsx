// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useNextRowFocus } from '../../src/flows/account/devices/use-next-row-focus.ts'

/** Renders rows. A click remembers the row, and a double-click forgets it. */
function Rows({ names }: { names: readonly string[] }) {
  const { rows, remember, forget } = useNextRowFocus<HTMLDivElement>(names.length)
  return (
    <div ref={rows}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => remember(currentTarget)}
          onDoubleClick={forget}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

afterEach(cleanup)

test('AC-6 moves focus to the next row when the clicked row disappears', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />)
  fireEvent.click(screen.getByText('b'))
  rerender(<Rows names={['a', 'c']} />)
  expect(document.activeElement).toBe(screen.getByText('c'))
})

test('does not move focus if the row was forgotten before it disappeared', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />)
  fireEvent.click(screen.getByText('b'))
  fireEvent.doubleClick(screen.getByText('b'))
  rerender(<Rows names={['a', 'c']} />)
  expect(document.activeElement).toBe(document.body)
})
