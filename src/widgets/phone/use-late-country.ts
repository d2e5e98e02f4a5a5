import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { useLazyPart } from '../../kit/lazy.tsx'

const load = () => import('./field-country.tsx').then((late) => late.FieldCountry)

/**
 * The lazy part of a phone field, which does everything beyond taking text: prefetched once the page is ready, loaded at once
 * when the field gets the focus, and again with the next focus if it failed to load. Until then typed or pasted text stays as
 * it is.
 */
export function useLateCountry() {
  const input = useRef<HTMLInputElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const { Part: Country } = useLazyPart(load, { isNeeded })
  return {
    Country,
    input,
    /** The error or question about what is typed; set by `Country`. */
    problem,
    setProblem,
    /** Props for the element that wraps the field. */
    watchFocus: {
      onFocus: () => setIsNeeded(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsNeeded(currentTarget.contains(relatedTarget)),
    },
  }
}
