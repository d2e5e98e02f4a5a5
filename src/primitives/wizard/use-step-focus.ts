import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref for the title of content that changes step by step: a new `step` moves focus to it (AC-6). */
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
