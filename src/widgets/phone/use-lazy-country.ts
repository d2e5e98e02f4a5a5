import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { useLazyPart } from '../../kit/lazy.tsx'

const load = () => import('./field-country.tsx').then((module) => module.FieldCountry)

/**
 * Loads the part of a phone field that does more than accept text: prefetched, loaded when the field gets the focus, and
 * retried on the next focus.
 */
export function useLazyCountry() {
  const input = useRef<HTMLInputElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const { Part: Country } = useLazyPart(load, { isNeeded })
  return {
    Country,
    input,
    problem,
    setProblem,
    watchFocus: {
      onFocus: () => setIsNeeded(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsNeeded(currentTarget.contains(relatedTarget)),
    },
  }
}
