import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For the title of what changes step by step in place: when `step` is another, the focus moves there (AC-6). */
export function useStepFocus<Title extends HTMLElement>(step?: string): RefObject<Title | null> {
  const title = useRef<Title>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
  }, [step])
  return title
}
