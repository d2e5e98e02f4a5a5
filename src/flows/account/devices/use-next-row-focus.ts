import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The rows' buttons, and the text shown if no row has a button. */
const focusable = 'button, p[tabindex]'

/**
 * Moves focus when the row of a pressed button disappears: to the button now in its position, else to the last button,
 * else to the text shown if no row has a button. If the row disappears before the confirmation dialog closes, the
 * dialog focuses the row's nearest remaining ancestor. If it disappears later, the browser focuses `<body>`. The hook
 * handles both cases.
 */
export function useNextRowFocus<Rows extends HTMLElement>(rowCount: number) {
  const rows = useRef<Rows>(null)
  const pressedIndex = useRef<number>(undefined)
  const findTargets = () => [...(rows.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  const moveFocus = () => {
    const elements = findTargets()
    const target = pressedIndex.current === undefined ? undefined : (elements[pressedIndex.current] ?? elements.at(-1))
    pressedIndex.current = undefined
    target?.focus()
  }
  const handleCountChange = useEffectEvent((_: number) => {
    if (document.activeElement === document.body) moveFocus()
  })
  useLayoutEffect(() => handleCountChange(rowCount), [rowCount])

  return {
    rows,
    /** Call when the user presses a row's button. */
    remember: (button: HTMLElement) => {
      pressedIndex.current = findTargets().indexOf(button)
    },
    /** Call when the user cancels the confirmation. */
    forget: () => {
      pressedIndex.current = undefined
    },
    handleFocus: ({ target }: FocusEvent<Rows>) => {
      // Defer this, since the dialog first checks whether the element that it focused has received focus.
      if (!target.matches(focusable)) queueMicrotask(moveFocus)
    },
  }
}
