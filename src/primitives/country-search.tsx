import { Search } from 'lucide'
import type { ComponentProps, InputEvent, SyntheticEvent } from 'react'
import { Icon } from './icon.tsx'

/** How far Page Up and Page Down go. */
const pageRows = 8

/** Where a key leads in the list; nowhere for any other key. */
export function stepTo(key: string, from: number, last: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + pageRows,
    PageUp: from - pageRows,
    Home: 0,
    End: last,
  }
  const to = moves[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last)
}

type CountrySearchProps = ComponentProps<'input'> & { onSearch: (query: string) => void }

/** The combobox over the list: it keeps the focus while the keys move through the options. */
export function CountrySearch({ onSearch, ...rest }: CountrySearchProps) {
  // What is typed here is no value of the form around, which React would tell of it across the portal.
  const keep = (event: SyntheticEvent) => event.stopPropagation()

  function handleInput(event: InputEvent<HTMLInputElement>) {
    keep(event)
    // Nothing is looked for while an IME composes (IM-1).
    if (!event.nativeEvent.isComposing) onSearch(event.currentTarget.value)
  }

  return (
    <label className="flex flex-none items-center gap-2 h-11 px-5 phone:px-3.5 border-b text-subtle">
      <Icon of={Search} />
      <input
        {...rest}
        role="combobox"
        placeholder={rest['aria-label']}
        aria-autocomplete="list"
        aria-expanded={rest['aria-controls'] !== undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        className="flex-1 min-w-0 h-full outline-none text-default placeholder:text-subtle text-touch phone:text-body pointer-coarse:text-touch"
        onInput={handleInput}
        onChange={keep}
        onCompositionEnd={(event) => {
          keep(event)
          onSearch(event.currentTarget.value)
        }}
      />
    </label>
  )
}
