import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { usePageData } from '../../kit/environment.tsx'
import { useLazyComponent } from '../../kit/lazy.tsx'
import { defaultCountryCode, internationalCountryCode } from '../../rules/limits.ts'

/** Returns the initial dialing code: 86, or 1 on international mobile pages (WID-03). */
export function useDefaultCountryCode(): string {
  const isMobile = usePageData('isMobile')
  const isInternational = usePageData('isInternational')
  return isMobile && isInternational ? internationalCountryCode : defaultCountryCode
}

const load = () => import('./field-country.tsx').then((module) => module.FieldCountry)

/**
 * Loads a phone field's lazy part, which parses the text and shows the country selector. It is prefetched, or loaded
 * earlier if the field gets focus. After a failure, it is loaded again the next time the field gets focus.
 */
export function useLazyCountry() {
  const input = useRef<HTMLInputElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const { Component: Country } = useLazyComponent(load, { isNeeded })
  return {
    Country,
    input,
    problem,
    setProblem,
    focusProps: {
      onFocus: () => setIsNeeded(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsNeeded(currentTarget.contains(relatedTarget)),
    },
  }
}
