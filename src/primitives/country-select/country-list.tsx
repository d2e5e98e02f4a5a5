import { type KeyboardEvent, type RefObject, startTransition, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Country } from '../../rules/countries.ts'
import { Button } from '../button.tsx'
import { isImeKey } from '../ime-key.ts'
import { type CountryGroup, CountryOptions, findIndex, flattenGroups, optionId } from './country-options.tsx'
import { CountrySearch, indexAfterKey } from './country-search.tsx'

export type CountryChoices =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready'
      /** Each country is in exactly one group. */
      groups: readonly CountryGroup[]
      /** Returns the matches for a query, best first. */
      search: (query: string) => readonly Country[]
    }

export type CountryListLabels = {
  searchLabel: string
  /** Returns the announcement of the number of matches. */
  matchCountText: (count: number) => string
  noMatchesText: string
  loadingText: string
  failedText: string
  retryText: string
  /** The language of the country names. If omitted, the page's language. */
  namesLang?: string
}

type CountryListProps = {
  searchRef: RefObject<HTMLInputElement | null>
  title: string
  choices: CountryChoices
  region?: string
  initialQuery: string
  labels: CountryListLabels
  onChoose: (country: Country) => void
  onRetry: () => void
  /** Called when the user tabs out of the list. */
  onLeave: (direction: 'forward' | 'back') => void
}

/** Returns the matches for a query, or all groups if the query is empty. */
function findGroups(choices: CountryChoices, query: string): readonly CountryGroup[] {
  if (choices.status !== 'ready') return []
  return query.trim() === '' ? choices.groups : [{ countries: choices.search(query) }]
}

const loadingChoices: CountryChoices = { status: 'loading' }

/** Shows a country combobox. It keeps focus while arrow keys move through its listbox. */
export function CountryList({
  searchRef,
  title,
  choices,
  region,
  initialQuery,
  labels,
  onChoose,
  onRetry,
  onLeave,
}: CountryListProps) {
  const listId = useId()
  const [query, setQuery] = useState(initialQuery)
  const [highlight, setHighlight] = useState<{ region: string; by: 'key' | 'pointer' }>()
  const isSearching = query.trim() !== ''
  // Open the list before filling it, since rendering hundreds of rows at once would delay opening.
  const displayedChoices = useDeferredValue(choices, choices.status === 'ready' ? loadingChoices : choices)
  const groups = useMemo(() => findGroups(displayedChoices, query), [displayedChoices, query])
  const countries = flattenGroups(groups)
  const activeRegion = highlight?.region ?? (isSearching ? undefined : region)
  const activeCountry = countries[findIndex(countries, activeRegion)]
  const statusText = {
    loading: labels.loadingText,
    failed: labels.failedText,
    ready: activeCountry ? (isSearching ? labels.matchCountText(countries.length) : '') : labels.noMatchesText,
  }[displayedChoices.status]

  /** Searches in a transition, so that typing never waits for results to render. */
  function search(text: string) {
    startTransition(() => {
      setQuery(text)
      setHighlight(undefined)
    })
  }

  function retry() {
    onRetry()
    // The button is about to disappear, so focus the search field.
    searchRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (isImeKey(event.nativeEvent) || target instanceof HTMLButtonElement) return
    // The results for the latest input may not be rendered yet, but keys must act on them.
    const typedQuery = searchRef.current?.value ?? query
    const isCurrent = typedQuery === query && displayedChoices === choices
    const matches = isCurrent ? countries : flattenGroups(findGroups(choices, typedQuery))
    const index = typedQuery === query ? findIndex(matches, activeRegion) : 0
    const newIndex = indexAfterKey(key, index, matches.length - 1)
    const newCountry = newIndex === undefined ? undefined : matches[newIndex]
    const currentCountry = matches[index]
    if (newCountry) setHighlight({ region: newCountry.region, by: 'key' })
    else if (key === 'Enter' && choices.status === 'failed') retry()
    else if (key === 'Enter' && currentCountry) onChoose(currentCountry)
    else if (key === 'Tab' && choices.status !== 'failed') onLeave(event.shiftKey ? 'back' : 'forward')
    else if (key !== 'Enter') return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keyboard events that bubble up from its children
    <div className="flex flex-col flex-1 min-h-0" onKeyDown={handleKeyDown}>
      <CountrySearch
        ref={searchRef}
        aria-label={labels.searchLabel}
        aria-controls={activeCountry && listId}
        aria-activedescendant={activeCountry && optionId(listId, activeCountry)}
        defaultValue={initialQuery}
        onSearch={search}
      />
      <p role="status" className={activeCountry ? 'sr-only' : 'px-5 py-5 text-center text-muted'}>
        {statusText}
      </p>
      {choices.status === 'failed' && (
        <Button variant="quiet" size="row" className="mx-auto mb-5" onClick={retry}>
          {labels.retryText}
        </Button>
      )}
      {activeCountry && (
        <CountryOptions
          id={listId}
          title={title}
          groups={groups}
          region={region}
          activeRegion={activeCountry.region}
          highlightedBy={highlight?.by}
          namesLang={labels.namesLang}
          onHighlight={(country) => setHighlight({ region: country.region, by: 'pointer' })}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
