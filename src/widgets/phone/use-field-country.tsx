import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { debounce } from '../../host/debounce.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import type { Country } from '../../rules/countries.ts'
import { inputSettleMs } from '../../rules/limits.ts'
import { formatPhone, isAllDigits, type Phone } from '../../rules/phone.ts'
import { commonCodes, commonCountries, getCountryName } from './common-countries.ts'
import { findProblem, isInternational, splitPhone } from './phone-entry.ts'
import { PhoneSuggestion } from './phone-suggestion.tsx'
import { confirmPhone, findSuggestion, findSuspectPhone, problemText } from './read-entry.ts'
import { useCountryDirectory } from './use-country-directory.ts'
import { notifyForm, watchField, writeField } from './watch-field.ts'

export type FieldCountryProps = {
  field: RefObject<HTMLInputElement | null>
  name: string
  accepts: 'phone' | 'login'
  defaultCode: string
  /** The login that the page most recently prefilled. It overrides a country chosen earlier. */
  prefilledLogin?: object
  onPhoneChange?: (phone: Phone | undefined) => void
  /** Called with the error or question about the typed text, or with undefined to remove it. */
  onProblem?: (problem: ReactNode) => void
}

/** `region` is set only if the user chose a country from the list. */
type Choice = { countryCode: string; region?: string; prefilledLogin?: object }

/** Manages a phone field's country and selector, parses pasted numbers, and asks about mistyped ones (WID-01, IM-3). */
export function useFieldCountry(props: FieldCountryProps) {
  const { field, accepts, defaultCode, prefilledLogin, onPhoneChange, onProblem } = props
  const { t, locale } = useTranslations()
  const { directory, choices, load, remember } = useCountryDirectory()
  const [lastChoice, setLastChoice] = useState<Choice>()
  const currentChoice = lastChoice?.prefilledLogin === prefilledLogin ? lastChoice : undefined
  const [isNumber, setIsNumber] = useState(accepts === 'phone')
  const { countryCode } = currentChoice ?? { countryCode: defaultCode }
  const region = currentChoice?.region ?? findRegion(countryCode)

  function findRegion(code: string): string | undefined {
    return commonCountries.find((country) => country.countryCode === code)?.region ?? directory?.findMainRegion(code)
  }

  function choose(choice: Choice) {
    // The form reads the DOM, so render the country code before notifying the form.
    flushSync(() => setLastChoice({ ...choice, prefilledLogin }))
    if (field.current) notifyForm(field.current)
  }

  /** Returns the only error shown while the user is typing. Other errors are shown on submission. */
  const findTooLongError = () => {
    const typedText = field.current?.value ?? ''
    if (accepts === 'login' && !isAllDigits(typedText)) return undefined
    const problem = findProblem(typedText, countryCode, directory?.codes ?? commonCodes)
    return problem?.kind === 'too-long' ? problemText(t, problem) : undefined
  }

  const readEntry = () => `+${countryCode} ${field.current?.value}`
  /** The entry that was last checked for a suggestion. */
  const checkedEntry = useRef('')
  /** The entry that the user is being asked about. */
  const entryInQuestion = useRef('')
  /** The entry that was last checked without raising a question. */
  const acceptedEntry = useRef('')

  const update = useEffectEvent(() => {
    if (accepts === 'login') setIsNumber(isAllDigits(field.current?.value ?? ''))
    if (entryInQuestion.current !== readEntry()) onProblem?.(findTooLongError())
  })

  /** Asks whether the user meant a different number. Resolves with false if there is nothing to ask. */
  const askIfSuspect = useEffectEvent(async (): Promise<boolean> => {
    const currentEntry = readEntry()
    const phone = findSuspectPhone(field.current?.value ?? '', countryCode)
    checkedEntry.current = currentEntry
    const suggestion = phone && (await findSuggestion(phone))
    const input = field.current
    if (!phone || !suggestion || !input || checkedEntry.current !== currentEntry) return false
    entryInQuestion.current = currentEntry
    const closeQuestion = () => {
      onProblem?.(undefined)
      entryInQuestion.current = ''
      notifyForm(input)
      input.focus()
    }
    const handleAccept = () => {
      writeField(input, suggestion.number)
      if (suggestion.countryCode !== countryCode) choose({ countryCode: suggestion.countryCode })
      closeQuestion()
    }
    const handleKeep = () => {
      confirmPhone(phone)
      closeQuestion()
    }
    onProblem?.(<PhoneSuggestion phone={phone} suggestion={suggestion} onAccept={handleAccept} onKeep={handleKeep} />)
    return true
  })

  /**
   * Blocks submission of a login that has too many digits or looks mistyped. Submits the form again if there turns out
   * to be nothing to ask. Skips fields that accept only phone numbers, since their forms validate them.
   */
  const handleSubmit = useEffectEvent((event: Event) => {
    const input = field.current
    if (accepts !== 'login' || !input) return
    const isTooLong = findTooLongError() !== undefined
    const currentEntry = readEntry()
    if (!isTooLong && (acceptedEntry.current === currentEntry || !findSuspectPhone(input.value, countryCode))) return
    event.preventDefault()
    event.stopPropagation()
    if (isTooLong) return input.focus()
    void askIfSuspect().then((hasQuestion) => {
      if (hasQuestion) return input.focus()
      acceptedEntry.current = currentEntry
      input.form?.requestSubmit()
    })
  })

  /** Splits a complete number into country and digits. Leaves any other text unchanged. */
  const splitEntry = useEffectEvent((codes: readonly string[]): boolean => {
    const input = field.current
    const typedText = input?.value ?? ''
    const phone = splitPhone(typedText, countryCode, codes)
    if (!input || !phone) return false
    if (phone.number !== typedText) writeField(input, phone.number)
    if (phone.countryCode !== countryCode) choose({ countryCode: phone.countryCode })
    else if (phone.number !== typedText) notifyForm(input)
    return true
  })

  const processEntry = useEffectEvent(() => {
    const typedText = field.current?.value ?? ''
    // Leave a pasted number from a less common country unchanged until all dialing codes have loaded.
    if (!splitEntry(directory?.codes ?? commonCodes) && !directory && isInternational(typedText)) {
      void load().then(
        (fullDirectory) => fullDirectory && field.current?.value === typedText && splitEntry(fullDirectory.codes),
      )
    }
    update()
    if (entryInQuestion.current !== readEntry()) void askIfSuspect()
  })

  const reportedPhone = useRef('')
  const reportPhone = useEffectEvent(() => {
    const phone = splitPhone(field.current?.value ?? '', countryCode, directory?.codes ?? commonCodes)
    const value = phone ? formatPhone(phone) : ''
    if (value !== reportedPhone.current) onPhoneChange?.(phone)
    reportedPhone.current = value
  })

  // Watch again when the country changes, since the same digits are then a different number. This is a layout effect,
  // so that watching stops before the field is removed.
  useLayoutEffect(() => {
    if (!field.current || !countryCode) return
    const scheduleReport = debounce(() => reportPhone(), inputSettleMs)
    const stopWatching = watchField(field.current, {
      onType: () => {
        update()
        scheduleReport()
      },
      onInsert: () => {
        processEntry()
        scheduleReport()
      },
      onBlur: () => processEntry(),
      onCompositionStart: () => scheduleReport.cancel(),
    })
    const { form } = field.current
    form?.addEventListener('submit', handleSubmit)
    return () => {
      stopWatching()
      form?.removeEventListener('submit', handleSubmit)
      scheduleReport.cancel()
    }
  }, [field, countryCode])

  return {
    country: { countryCode, region, name: isNumber && region ? getCountryName(region, locale) : undefined },
    isSelectorVisible: isNumber,
    isCountryChanged: currentChoice !== undefined,
    choices,
    handlePreload: () => void load(),
    handleChoose: (country: Country) => {
      remember(country.region)
      choose(country)
    },
  }
}
