import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { debounce } from '../../host/pace.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Country } from '../../rules/countries.ts'
import { phoneChangeDelayMs } from '../../rules/limits.ts'
import { isAllDigits, type Phone, phoneValue } from '../../rules/phone.ts'
import { commonCodes, commonCountries, countryName } from './common-countries.ts'
import { MeantQuestion } from './meant-question.tsx'
import { findProblem, isInternational, sortOut } from './phone-entry.ts'
import { confirmPhone, doubtfulPhone, findMeant, problemText } from './read-entry.ts'
import { useCountryBook } from './use-country-book.ts'
import { announceChange, watchField, writeField } from './watch-field.ts'

export type FieldCountryProps = {
  field: RefObject<HTMLInputElement | null>
  name: string
  accepts: 'phone' | 'login'
  defaultCode: string
  /** What was last filled in with its country, after which earlier choices no longer apply. */
  arrived?: object
  onPhoneChange?: (phone: Phone | undefined) => void
  /** Called with the error, or the question, about what is typed, or undefined if there is none. */
  onProblem?: (problem: ReactNode) => void
}

/** A pasted number only gives the code; its main region is looked up. */
type Choice = { countryCode: string; region?: string; arrived?: object }

/**
 * Watches a phone field: which country applies, whether its selector shows, which part of a paste is the number (WID-01, IM-3).
 */
export function useFieldCountry({ field, accepts, defaultCode, arrived, onPhoneChange, onProblem }: FieldCountryProps) {
  const { t, locale } = useTexts()
  const { book, choices, load, remember } = useCountryBook()
  const [lastChoice, setLastChoice] = useState<Choice>()
  const chosen = lastChoice?.arrived === arrived ? lastChoice : undefined
  const [isNumber, setIsNumber] = useState(accepts === 'phone')
  const { countryCode } = chosen ?? { countryCode: defaultCode }
  const region = chosen?.region ?? regionOf(countryCode)

  function regionOf(code: string): string | undefined {
    return commonCountries.find((country) => country.countryCode === code)?.region ?? book?.mainRegion(code)
  }

  function choose(choice: Choice) {
    // The form reads the DOM, so the code must be there before the change is announced.
    flushSync(() => setLastChoice({ ...choice, arrived }))
    if (field.current) announceChange(field.current)
  }

  /** The one error that shows while typing. Any other may still resolve, and is found when the form is submitted. */
  const findTooLong = () => {
    const typed = field.current?.value ?? ''
    if (accepts === 'login' && !isAllDigits(typed)) return undefined
    const problem = findProblem(typed, countryCode, book?.codes ?? commonCodes)
    return problem?.kind === 'too-long' ? problemText(t, problem) : undefined
  }

  const entry = () => `+${countryCode} ${field.current?.value}`
  /** What was last looked up, and what the question under the field is about. */
  const looked = useRef('')
  const asked = useRef('')
  /** A login about which there is nothing to ask. */
  const passed = useRef('')

  const look = useEffectEvent(() => {
    if (accepts === 'login') setIsNumber(isAllDigits(field.current?.value ?? ''))
    if (asked.current !== entry()) onProblem?.(findTooLong())
  })

  /** Asks whether another number is meant, if this one does not look like one of its country; resolves with whether. */
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const about = entry()
    const phone = doubtfulPhone(field.current?.value ?? '', countryCode)
    looked.current = about
    const meant = phone && (await findMeant(phone))
    const input = field.current
    if (!phone || !meant || !input || looked.current !== about) return false
    asked.current = about
    const answered = () => {
      onProblem?.(undefined)
      asked.current = ''
      announceChange(input)
      input.focus()
    }
    const handleTake = () => {
      writeField(input, meant.number)
      if (meant.countryCode !== countryCode) choose({ countryCode: meant.countryCode })
      answered()
    }
    const handleKeep = () => {
      confirmPhone(phone)
      answered()
    }
    onProblem?.(<MeantQuestion phone={phone} meant={meant} onTake={handleTake} onKeep={handleKeep} />)
    return true
  })

  /**
   * Stops a submit with too many digits, or with a number that has to be asked about first: forms validate a phone number
   * themselves, but send a login as it is. Without a question the submit goes on.
   */
  const holdBack = useEffectEvent((event: Event) => {
    const input = field.current
    if (accepts !== 'login' || !input) return
    const isTooLong = findTooLong() !== undefined
    const about = entry()
    if (!isTooLong && (passed.current === about || !doubtfulPhone(input.value, countryCode))) return
    event.preventDefault()
    event.stopPropagation()
    if (isTooLong) return input.focus()
    void ask().then((isAsked) => {
      if (isAsked) return input.focus()
      passed.current = about
      input.form?.requestSubmit()
    })
  })

  /** Splits up a complete number in place: its country is set, its digits stay. Anything else is left alone. */
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
    // For a country that is not a common one, the pasted text stays until all codes have loaded.
    if (!sort(book?.codes ?? commonCodes) && !book && isInternational(typed)) {
      void load().then((opened) => opened && field.current?.value === typed && sort(opened.codes))
    }
    look()
    if (asked.current !== entry()) void ask()
  })

  const told = useRef('')
  const tell = useEffectEvent(() => {
    const phone = sortOut(field.current?.value ?? '', countryCode, book?.codes ?? commonCodes)
    const value = phone ? phoneValue(phone) : ''
    if (value !== told.current) onPhoneChange?.(phone)
    told.current = value
  })

  // Restarts with each country, as the same digits are then another number. A layout effect, to stop before the field is
  // removed.
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
    const { form } = field.current
    form?.addEventListener('submit', holdBack)
    return () => {
      stop()
      form?.removeEventListener('submit', holdBack)
      tellLater.cancel()
    }
  }, [field, countryCode])

  // Look up the first name in advance, in a task of its own, so that it does not delay the first digit.
  useEffect(() => {
    const timer = setTimeout(() => region && countryName(region, locale))
    return () => clearTimeout(timer)
  }, [region, locale])

  return {
    country: { countryCode, region, name: isNumber && region ? countryName(region, locale) : undefined },
    /** The field holds a number, so its country applies. */
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
