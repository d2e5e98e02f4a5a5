import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref for the title of a multi-step page or dialog. Focuses the title whenever `step` changes (AC-6). */
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
