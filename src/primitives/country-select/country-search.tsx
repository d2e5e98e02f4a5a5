import { Search } from 'lucide'
import type { ComponentProps, InputEvent, SyntheticEvent } from 'react'
import { Icon } from '../icon.tsx'

/** How many rows Page Up and Page Down move by. */
const pageSize = 8

/** Returns the index that a navigation key moves to, or `undefined` for other keys. */
export function indexAfterKey(key: string, index: number, lastIndex: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + pageSize,
    PageUp: index - pageSize,
    Home: 0,
    End: lastIndex,
  }
  const newIndex = moves[key]
  return newIndex === undefined ? undefined : Math.min(Math.max(newIndex, 0), lastIndex)
}

type CountrySearchProps = ComponentProps<'input'> & { onSearch: (query: string) => void }

/** Shows the search field above the country list. It keeps focus while users move through the options by keyboard. */
export function CountrySearch({ onSearch, ...rest }: CountrySearchProps) {
  // React events bubble through portals. Keep this input's events away from the surrounding form.
  const stopBubbling = (event: SyntheticEvent) => event.stopPropagation()

  function handleInput(event: InputEvent<HTMLInputElement>) {
    stopBubbling(event)
    // Do not search during IME composition (IM-1).
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
        onChange={stopBubbling}
        onCompositionEnd={(event) => {
          stopBubbling(event)
          onSearch(event.currentTarget.value)
        }}
      />
    </label>
  )
}
