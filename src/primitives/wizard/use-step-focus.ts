import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref for the title of content that changes step by step. When `step` changes, focuses the title (AC-6). */
export function useStepFocus<Title extends HTMLElement>(step?: string): RefObject<Title | null> {
  const title = useRef<Title>(null)
  const previousStep = useRef(step)
  useLayoutEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    title.current?.focus()
  }, [step])
  return title
}
