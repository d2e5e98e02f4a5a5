import { type FocusEvent, useRef, useState } from 'react'
import { useLatePart } from '../late-part.ts'

const load = () => import('./field-country.tsx').then(({ FieldCountry }) => FieldCountry)

/**
 * What a phone field does beyond taking text: fetched ahead once the page can be used, at once where the field gets the
 * focus, and again with the next focus where it was lost. Until then what is typed or pasted stays as it is.
 */
export function useLateCountry() {
  const input = useRef<HTMLInputElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const { Part: Country } = useLatePart(load, { isNeeded })
  return {
    Country,
    input,
    /** For whatever holds the field. */
    watchFocus: {
      onFocus: () => setIsNeeded(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setIsNeeded(currentTarget.contains(relatedTarget)),
    },
  }
}
