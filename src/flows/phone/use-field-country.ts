import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { debounce } from '../../host/pace.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Country } from '../../rules/countries.ts'
import { phoneChangeDelayMs } from '../../rules/limits.ts'
import { isAllDigits, type Phone, phoneValue } from '../../rules/phone.ts'
import { commonCodes, commonCountries, countryName } from './common-countries.ts'
import { findProblem, isInternational, sortOut } from './phone-entry.ts'
import { problemText } from './read-entry.ts'
import { useCountryBook } from './use-country-book.ts'
import { announceChange, watchField, writeField } from './watch-field.ts'

export type FieldCountryProps = {
  field: RefObject<HTMLInputElement | null>
  name: string
  accepts: 'phone' | 'login'
  defaultCode: string
  onPhoneChange?: (phone: Phone | undefined) => void
  /** The words for what is wrong already while typing, or that nothing is. */
  onProblem?: (text: string | undefined) => void
}

/** Of a pasted number only the code is known; the region that stands for it follows. */
type Choice = { countryCode: string; region?: string }

/** Watches a phone field: which country counts, whether its selector shows, what of a paste is the number (WID-01, IM-3). */
export function useFieldCountry({ field, accepts, defaultCode, onPhoneChange, onProblem }: FieldCountryProps) {
  const { t, locale } = useTexts()
  const { book, choices, load, remember } = useCountryBook()
  const [chosen, setChosen] = useState<Choice>()
  const [isNumber, setIsNumber] = useState(accepts === 'phone')
  const { countryCode } = chosen ?? { countryCode: defaultCode }
  const region = chosen?.region ?? regionOf(countryCode)

  function regionOf(code: string): string | undefined {
    return commonCountries.find((country) => country.countryCode === code)?.region ?? book?.mainRegion(code)
  }

  function choose(choice: Choice) {
    // The form reads the document, where the code must stand before it is told.
    flushSync(() => setChosen(choice))
    if (field.current) announceChange(field.current)
  }

  const look = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (accepts === 'login') setIsNumber(isAllDigits(typed))
    const problem = findProblem(typed, countryCode, book?.codes ?? commonCodes)
    // The rest is judged with the form: nobody is corrected while typing what may still become right.
    onProblem?.(problem?.kind === 'too-long' ? problemText(t, problem) : undefined)
  })

  /** Sorts a whole number out where it stands: its country is set, its digits stay. Anything else is left alone. */
  const sort = useEffectEvent((codes: readonly string[]): boolean => {
    const input = field.current
    const typed = input?.value ?? ''
    const phone = sortOut(typed, countryCode, codes)
    if (!input || !phone) return false
    if (phone.number !== typed) writeField(input, phone.number)
    if (phone.countryCode !== countryCode) choose({ countryCode: phone.countryCode })
    else if (phone.number !== typed) announceChange(input)
    return true
  })

  const settle = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    // A country that is none of the common ones: what was pasted stays until all codes are there.
    if (!sort(book?.codes ?? commonCodes) && !book && isInternational(typed)) {
      void load().then((opened) => opened && field.current?.value === typed && sort(opened.codes))
    }
    look()
  })

  const told = useRef('')
  const tell = useEffectEvent(() => {
    const phone = sortOut(field.current?.value ?? '', countryCode, book?.codes ?? commonCodes)
    const value = phone ? phoneValue(phone) : ''
    if (value !== told.current) onPhoneChange?.(phone)
    told.current = value
  })

  // Anew with each country: what stands there is another phone then. Stopped before the field itself is taken away.
  useLayoutEffect(() => {
    if (!field.current || !countryCode) return
    const tellLater = debounce(() => tell(), phoneChangeDelayMs)
    const stop = watchField(field.current, {
      onTyped: () => {
        look()
        tellLater()
      },
      onPlaced: () => {
        settle()
        tellLater()
      },
      onLeft: () => settle(),
      onComposing: () => tellLater.cancel(),
    })
    return () => {
      stop()
      tellLater.cancel()
    }
  }, [field, countryCode])

  // Ahead, in a task of its own: nobody who types their first digit should wait for the first name.
  useEffect(() => {
    const timer = setTimeout(() => region && countryName(region, locale))
    return () => clearTimeout(timer)
  }, [region, locale])

  return {
    country: { countryCode, region, name: isNumber && region ? countryName(region, locale) : undefined },
    /** What stands there is a number, so its country counts. */
    isShown: isNumber,
    isChanged: chosen !== undefined,
    choices,
    handleNeed: () => void load(),
    handleChoose: (country: Country) => {
      remember(country.region)
      choose(country)
    },
  }
}
