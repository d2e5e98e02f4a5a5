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
import type { Country } from '../rules/countries.ts'
import { CountryCode, countryCodeBox } from './country-code.tsx'
import { type CountryChoices, CountryList, type CountryListTexts } from './country-list.tsx'
import { CountryPopup, chooseSurface, type Surface } from './country-popup.tsx'
import { Spinner } from './spinner.tsx'

export type CountrySelectProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The dialing code in force, without its plus. */
  countryCode: string
  /** The one in force among those that share a code; marked in the list. */
  region?: string
  /** The button's accessible name: what it is for and what is chosen, such as "Country or region: China, +86". */
  label: string
  /** What the list is called: "Country or region". */
  title: string
  closeLabel: string
  choices: CountryChoices
  texts: CountryListTexts
  /** The list will be wanted soon: the button is pointed at, focused or pressed, or a failed list is asked for again. */
  onNeed: () => void
  onChoose: (country: Country) => void
  /** The number's input: after a choice the focus goes there, to where its caret was. */
  field: RefObject<HTMLInputElement | null>
}

/**
 * The country of a phone number (WID-01): a button that opens a searchable list, over the page or, on phones, as a sheet.
 * Arrow keys open it, and so does a letter, which it searches for.
 */
export function CountrySelect({
  countryCode,
  region,
  label,
  title,
  closeLabel,
  choices,
  texts,
  onNeed,
  onChoose,
  field,
  className,
  ...rest
}: CountrySelectProps) {
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<{ surface: Surface; query: string }>()

  function open(query = '') {
    onNeed()
    setOpened({ surface: chooseSurface(), query })
  }

  function handleClick({ detail }: MouseEvent) {
    if (opened) close(button)
    // Under a pointer in slices; after a key at once, since the next one is for the search.
    else if (detail) startTransition(() => open())
    else open()
  }

  /** The list is gone before the focus moves, or it would take the focus back; keys pressed next go where they should. */
  function close(next?: RefObject<HTMLElement | null>) {
    flushSync(() => setOpened(undefined))
    next?.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (opened || event.nativeEvent.isComposing || !(isArrow || isLetter)) return
    // Or the letter would be typed a second time, into the search that has the focus by then.
    event.preventDefault()
    open(isLetter ? key : '')
  }

  return (
    <>
      <button
        {...rest}
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        aria-controls={opened && popupId}
        data-state={opened ? 'open' : 'closed'}
        className={cx(countryCodeBox(), 'focus-visible:-outline-offset-2', className)}
        onPointerEnter={onNeed}
        onFocus={onNeed}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      >
        <CountryCode
          countryCode={countryCode}
          mark={opened && choices.status === 'loading' ? <Spinner className="size-4" /> : undefined}
        />
      </button>
      {opened && (
        <CountryPopup
          id={popupId}
          surface={opened.surface}
          anchor={button}
          title={title}
          closeLabel={closeLabel}
          search={search}
          onClose={(how) => close(how === 'outside' ? undefined : button)}
        >
          <CountryList
            searchRef={search}
            title={title}
            choices={choices}
            region={region}
            initialQuery={opened.query}
            texts={texts}
            onChoose={(country) => {
              onChoose(country)
              close(field)
            }}
            onRetry={onNeed}
            onLeave={(direction) => close(direction === 'forward' ? field : button)}
          />
        </CountryPopup>
      )}
    </>
  )
}
