import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What can be focused here: the rows' buttons, and the text shown when there are no rows. */
const focusable = 'button, p[tabindex]'

/**
 * Moves the focus after the row of a pressed button disappears: to the row that took its position, to the last row, or to the
 * text shown when no row is left. `count`: the number of rows.
 *
 * The confirmation dialog restores the focus while it closes. If the row is gone by then, the dialog focuses the container;
 * if the row goes later, the focus is lost with it.
 */
export function useNextRowFocus<Rows extends HTMLElement>(count: number) {
  const rows = useRef<Rows>(null)
  const pressed = useRef<number>(undefined)
  const places = () => [...(rows.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  const passOn = () => {
    const left = places()
    const next = pressed.current === undefined ? undefined : (left[pressed.current] ?? left.at(-1))
    pressed.current = undefined
    next?.focus()
  }
  const handleCount = useEffectEvent((_: number) => {
    if (document.activeElement === document.body) passOn()
  })
  useLayoutEffect(() => handleCount(count), [count])

  return {
    rows,
    /** Call when a button is pressed whose row may disappear. */
    remember: (button: HTMLElement) => {
      pressed.current = places().indexOf(button)
    },
    /** Call when the user declines, so the row stays. */
    forget: () => {
      pressed.current = undefined
    },
    handleFocus: ({ target }: FocusEvent<Rows>) => {
      // Wait until the dialog has seen that its target took the focus.
      if (!target.matches(focusable)) queueMicrotask(passOn)
    },
  }
}
