import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Country } from '../../rules/countries.ts'
import { isImeKey } from '../ime-key.ts'
import { Spinner } from '../spinner.tsx'
import { CountryCode, countryCodeBox } from './country-code.tsx'
import { type CountryChoices, CountryList, type CountryListLabels } from './country-list.tsx'
import { CountryPopup, chooseSurface, type Surface } from './country-popup.tsx'

export type CountrySelectProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The current dialing code, without the plus. */
  countryCode: string
  /** The current region, which is marked in the list. Several regions may share a code. */
  region?: string
  /** The button's accessible name: its purpose and the current choice, such as "Country or region: China, +86". */
  label: string
  title: string
  closeLabel: string
  choices: CountryChoices
  labels: CountryListLabels
  /** Called when the list will be needed soon: on hover, focus or press, and on a retry. */
  onPreload: () => void
  onChoose: (country: Country) => void
  /** The phone number's input. After a choice, it gets focus and keeps its caret position. */
  field: RefObject<HTMLInputElement | null>
}

/** Shows a button that opens a list of countries (WID-01) in a popover or, on phones, a sheet. */
export function CountrySelect({
  countryCode,
  region,
  label,
  title,
  closeLabel,
  choices,
  labels,
  onPreload,
  onChoose,
  field,
  className,
  ...rest
}: CountrySelectProps) {
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const [popup, setPopup] = useState<{ surface: Surface; query: string }>()

  function open(query = '') {
    onPreload()
    setPopup({ surface: chooseSurface(), query })
  }

  function handleClick({ detail }: MouseEvent) {
    if (popup) close(button)
    // A click opens the list in a transition. A key press opens it immediately, since the next key is meant for the
    // search field.
    else if (detail) startTransition(() => open())
    else open()
  }

  /** Closes the list before moving focus, since an open list would take focus back. */
  function close(focusTarget?: RefObject<HTMLElement | null>) {
    flushSync(() => setPopup(undefined))
    focusTarget?.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    const isCharacter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (popup || isImeKey(event.nativeEvent) || !(isArrow || isCharacter)) return
    // Otherwise, the character would also be typed into the search field.
    event.preventDefault()
    open(isCharacter ? key : '')
  }

  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={popup !== undefined}
        aria-controls={popup && popupId}
        data-state={popup ? 'open' : 'closed'}
        className={cx(countryCodeBox(), 'focus-visible:-outline-offset-2', className)}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      >
        <CountryCode
          countryCode={countryCode}
          icon={popup && choices.status === 'loading' ? <Spinner className="size-4" /> : undefined}
        />
      </button>
      {popup && (
        <CountryPopup
          id={popupId}
          surface={popup.surface}
          anchor={button}
          title={title}
          closeLabel={closeLabel}
          search={searchRef}
          onClose={(reason) => close(reason === 'outside' ? undefined : button)}
        >
          <CountryList
            searchRef={searchRef}
            title={title}
            choices={choices}
            region={region}
            initialQuery={popup.query}
            labels={labels}
            onChoose={(country) => {
              onChoose(country)
              close(field)
            }}
            onRetry={onPreload}
            onLeave={(direction) => close(direction === 'forward' ? field : button)}
          />
        </CountryPopup>
      )}
    </>
  )
}
