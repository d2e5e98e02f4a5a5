import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What may have the focus here: the rows' buttons, and what is said where there is no row. */
const focusable = 'button, p[tabindex]'

/**
 * Where the focus goes once the row of a pressed button is gone: to the row that has come in its place, to the last one, or
 * to what is said where no row is left. `count`: how many rows there are.
 *
 * The question that was asked gives the focus back while it leaves. Where the row has gone before, it gives it to what stood
 * around the row; where the row goes afterwards, the focus goes with it.
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
    /** This button was pressed, and its row may go. */
    remember: (button: HTMLElement) => {
      pressed.current = places().indexOf(button)
    },
    /** Its row stays: nobody meant it. */
    forget: () => {
      pressed.current = undefined
    },
    handleFocus: ({ target }: FocusEvent<Rows>) => {
      // Only once whoever gave the focus back has seen that it was taken.
      if (!target.matches(focusable)) queueMicrotask(passOn)
    },
  }
}
