import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The rows' buttons, and the text shown if there are no rows. */
const focusable = 'button, p[tabindex]'

/**
 * Moves focus when the row of a pressed button disappears: to the row now in its position, the last row, or the text
 * shown if there are no rows. As the confirmation dialog closes, it moves focus to the container if the row is already
 * gone; if the row disappears later, focus is lost along with it.
 */
export function useNextRowFocus<Rows extends HTMLElement>(count: number) {
  const rows = useRef<Rows>(null)
  const pressed = useRef<number>(undefined)
  const targets = () => [...(rows.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  const moveFocus = () => {
    const remaining = targets()
    const next = pressed.current === undefined ? undefined : (remaining[pressed.current] ?? remaining.at(-1))
    pressed.current = undefined
    next?.focus()
  }
  const handleCount = useEffectEvent((_: number) => {
    if (document.activeElement === document.body) moveFocus()
  })
  useLayoutEffect(() => handleCount(count), [count])

  return {
    rows,
    /** Call when a button is pressed. */
    remember: (button: HTMLElement) => {
      pressed.current = targets().indexOf(button)
    },
    /** Call when the user declines. */
    forget: () => {
      pressed.current = undefined
    },
    handleFocus: ({ target }: FocusEvent<Rows>) => {
      // Wait until the dialog has seen its target take focus.
      if (!target.matches(focusable)) queueMicrotask(moveFocus)
    },
  }
}
