import { Check } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import type { Country } from '../../rules/countries.ts'
import { Icon } from '../icon.tsx'

/** Countries under a heading. Search results have no heading. */
export type CountryGroup = { label?: string; countries: readonly Country[] }

type CountryOptionsProps = {
  id: string
  title: string
  groups: readonly CountryGroup[]
  region?: string
  /** The region that Enter would choose. */
  activeRegion: string
  /** How the region became active. An option under the pointer is already visible, so the list must not scroll. */
  highlightedBy?: 'key' | 'pointer'
  namesLang?: string
  onHighlight: (country: Country) => void
  onChoose: (country: Country) => void
}

export const flattenGroups = (groups: readonly CountryGroup[]) => groups.flatMap(({ countries }) => countries)

/** Returns a region's index, or 0 if the region is not in the list. */
export const findIndex = (countries: readonly Country[], region: string | undefined) =>
  Math.max(
    countries.findIndex((country) => country.region === region),
    0,
  )

export function optionId(listId: string, { region }: Pick<Country, 'region'>): string {
  return `${listId}-${region}`
}

/** Scrolls the list to show an option. `scrollIntoView` might scroll the page too. */
function reveal(list: HTMLElement, option: HTMLElement, position: 'middle' | 'nearest') {
  const top = option.offsetTop
  const bottom = top + option.offsetHeight
  if (top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight) return
  const bottomAlignedTop = bottom - list.clientHeight
  const middleAlignedTop = (top + bottomAlignedTop) / 2
  list.scrollTop = position === 'middle' ? middleAlignedTop : top < list.scrollTop ? top : bottomAlignedTop
}

/** Shows the listbox of a country search. It is not a tab stop, since users navigate it from the search field. */
export function CountryOptions({
  id,
  title,
  groups,
  region,
  activeRegion,
  highlightedBy,
  namesLang,
  onHighlight,
  onChoose,
}: CountryOptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const option = document.getElementById(optionId(id, { region: activeRegion }))
    if (highlightedBy === 'pointer' || !list.current || !option) return
    reveal(list.current, option, highlightedBy ? 'nearest' : 'middle')
  }, [id, activeRegion, highlightedBy])

  const options = (countries: readonly Country[]) =>
    countries.map((country) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has focus and handles the keys
      // biome-ignore lint/a11y/useFocusableInteractive: the search field's aria-activedescendant refers to it
      <div
        key={country.region}
        id={optionId(id, country)}
        role="option"
        aria-selected={country.region === region}
        data-active={country.region === activeRegion ? (highlightedBy ?? 'default') : undefined}
        className="grid grid-cols-[minmax(0,1fr)_auto_18px] items-center gap-x-2.5 min-h-11 phone:min-h-9 pointer-coarse:min-h-11 px-2 py-1 rounded-inner text-touch phone:text-body pointer-coarse:text-touch [content-visibility:auto] data-active:[content-visibility:visible] data-active:bg-surface-hover data-[active=key]:outline-2 data-[active=key]:-outline-offset-2 data-[active=key]:outline-focus forced-colors:data-active:outline-2"
        // Keep focus in the search field.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={() => country.region !== activeRegion && onHighlight(country)}
        onClick={() => onChoose(country)}
      >
        <span lang={namesLang}>{country.name}</span>{' '}
        <span className="text-muted [font-variant-numeric:tabular-nums]">+{country.countryCode}</span>
        {country.region === region && <Icon of={Check} className="text-accent" />}
      </div>
    ))

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={title}
      className="relative flex-1 min-h-0 px-3 py-1.5 phone:px-1.5 overflow-y-auto overscroll-contain"
    >
      {groups.map(({ label, countries }) =>
        label ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden="true" className="px-2 pt-2 pb-1 text-caption text-muted">
              {label}
            </div>
            {options(countries)}
          </div>
        ) : (
          options(countries)
        ),
      )}
    </div>
  )
}
