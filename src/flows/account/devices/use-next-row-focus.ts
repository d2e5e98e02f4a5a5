import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The rows' buttons, and the text shown without rows. */
const focusable = 'button, p[tabindex]'

/**
 * Moves the focus when the row of a pressed button disappears: to the row in its position, the last row, or the text
 * shown without rows. The confirmation dialog restores the focus while it closes: to the container if the row is gone by
 * then. If the row goes later, the focus is lost with it.
 */
export function useNextRowFocus<Rows extends HTMLElement>(count: number) {
  const rows = useRef<Rows>(null)
  const pressed = useRef<number>(undefined)
  const targets = () => [...(rows.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  const moveFocus = () => {
    const left = targets()
    const next = pressed.current === undefined ? undefined : (left[pressed.current] ?? left.at(-1))
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
      // Wait until the dialog has seen that its target took the focus.
      if (!target.matches(focusable)) queueMicrotask(moveFocus)
    },
  }
}
