import { type KeyboardEvent, type RefObject, startTransition, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Country } from '../rules/countries.ts'
import { Button } from './button.tsx'
import { type CountryGroup, CountryOptions, countriesOf, optionId, placeOf } from './country-options.tsx'
import { CountrySearch, stepTo } from './country-search.tsx'

/** What can be chosen from, once it is there. */
export type CountryChoices =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready'
      /** Each country in one of them alone. */
      groups: readonly CountryGroup[]
      /** What a query finds, the best first. */
      search: (query: string) => readonly Country[]
    }

export type CountryListTexts = {
  searchLabel: string
  /** How many a search has found, read out. */
  foundText: (count: number) => string
  nothingText: string
  loadingText: string
  failedText: string
  retryText: string
  /** The language of the names, where it is not the page's. */
  namesLang?: string
}

type CountryListProps = {
  searchRef: RefObject<HTMLInputElement | null>
  title: string
  choices: CountryChoices
  region?: string
  initialQuery: string
  texts: CountryListTexts
  onChoose: (country: Country) => void
  onRetry: () => void
  /** Tab leads on, past the list. */
  onLeave: (direction: 'forward' | 'back') => void
}

/** What a query finds; all in their groups where it asks for nothing. */
function groupsFor(choices: CountryChoices, query: string): readonly CountryGroup[] {
  if (choices.status !== 'ready') return []
  return query.trim() === '' ? choices.groups : [{ countries: choices.search(query) }]
}

const loading: CountryChoices = { status: 'loading' }

/** A search and what it finds: a combobox that keeps the focus while the keys move through its listbox. */
export function CountryList({
  searchRef,
  title,
  choices,
  region,
  initialQuery,
  texts,
  onChoose,
  onRetry,
  onLeave,
}: CountryListProps) {
  const listId = useId()
  const [query, setQuery] = useState(initialQuery)
  const [marked, setMarked] = useState<{ region: string; by: 'key' | 'pointer' }>()
  const isSearch = query.trim() !== ''
  // The list opens before it is filled: drawn at once, hundreds of rows would keep it from opening.
  const shown = useDeferredValue(choices, choices.status === 'ready' ? loading : choices)
  const groups = useMemo(() => groupsFor(shown, query), [shown, query])
  const countries = countriesOf(groups)
  const wanted = marked?.region ?? (isSearch ? undefined : region)
  const active = countries[placeOf(countries, wanted)]
  const statusText = {
    loading: texts.loadingText,
    failed: texts.failedText,
    ready: active ? (isSearch ? texts.foundText(countries.length) : '') : texts.nothingText,
  }[shown.status]

  /** In slices, so that no letter waits for what the one before has found. */
  function search(text: string) {
    startTransition(() => {
      setQuery(text)
      setMarked(undefined)
    })
  }

  function retry() {
    onRetry()
    // The button goes, and must not take the focus with it.
    searchRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (event.nativeEvent.isComposing || target instanceof HTMLButtonElement) return
    // What was opened or typed just now may not be drawn yet; keys mean what it finds.
    const typed = searchRef.current?.value ?? query
    const isDrawn = typed === query && shown === choices
    const found = isDrawn ? countries : countriesOf(groupsFor(choices, typed))
    const from = typed === query ? placeOf(found, wanted) : 0
    const to = stepTo(key, from, found.length - 1)
    const next = to === undefined ? undefined : found[to]
    const chosen = found[from]
    if (next) setMarked({ region: next.region, by: 'key' })
    else if (key === 'Enter' && choices.status === 'failed') retry()
    else if (key === 'Enter' && chosen) onChoose(chosen)
    else if (key === 'Tab' && choices.status !== 'failed') onLeave(event.shiftKey ? 'back' : 'forward')
    else if (key !== 'Enter') return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the list, on touch in none of its parts
    <div className="flex flex-col flex-1 min-h-0" onKeyDown={handleKeyDown}>
      <CountrySearch
        ref={searchRef}
        aria-label={texts.searchLabel}
        aria-controls={active && listId}
        aria-activedescendant={active && optionId(listId, active)}
        defaultValue={initialQuery}
        onSearch={search}
      />
      <p role="status" className={active ? 'sr-only' : 'px-5 py-5 text-center text-muted'}>
        {statusText}
      </p>
      {choices.status === 'failed' && (
        <Button variant="quiet" size="row" className="mx-auto mb-5" onClick={retry}>
          {texts.retryText}
        </Button>
      )}
      {active && (
        <CountryOptions
          id={listId}
          title={title}
          groups={groups}
          region={region}
          active={active.region}
          markedBy={marked?.by}
          namesLang={texts.namesLang}
          onMark={(country) => setMarked({ region: country.region, by: 'pointer' })}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
