import { useState } from 'react'
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Matches characters that Storybook rejects in URL args, and underscores that `unescapeArg` would misread. */
const unsafeCharacters = /[^\w -]|_(?=[\da-f]{4,5}_)/gu

/** Escapes an arg for Storybook's URL, where only ASCII letters, digits, spaces, `-` and `_` are allowed. */
const escapeArg = (text: string) =>
  text.replaceAll(unsafeCharacters, (character) => `_${character.codePointAt(0)?.toString(16).padStart(4, '0')}_`)

const unescapeArg = (text: string) =>
  text.replaceAll(/_([\da-f]{4,5})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

function mapStrings<Args extends object>(args: Args, map: (text: string) => string): Args {
  const entries = Object.entries<unknown>(args as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? map(value) : value,
  ])
  return Object.fromEntries(entries) as Args
}

/**
 * Writes a reviewer's selection to the current story's URL, so that a link opens the same view. Does nothing outside
 * Storybook's preview iframe, such as in a test.
 */
function writeArgsToUrl(updatedArgs: Record<string, unknown>): void {
  const storyId = new URLSearchParams(window.location.search).get('id')
  if (storyId) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: mapStrings(updatedArgs, escapeArg) })
}

/** Returns a reviewer's selection, initially the story's args, and a setter that also writes it to the URL. */
export function useUrlArgs<Args extends object>(initialArgs: Args): [Args, (change: Partial<Args>) => void] {
  const [selection, setSelection] = useState(() => mapStrings(initialArgs, unescapeArg))
  const updateArgs = (change: Partial<Args>) => {
    setSelection({ ...selection, ...change })
    writeArgsToUrl(change)
  }
  return [selection, updateArgs]
}
