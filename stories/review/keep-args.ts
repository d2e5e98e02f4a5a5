import { useState } from 'react'
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** What an address would lose, and what would be read as such a character. */
const unsafe = /[^\w -]|_(?=[\da-f]{4,5}_)/gu

/** An arg as the catalogue's address takes it, which drops all but ASCII letters, digits, spaces, `-` and `_`. */
const writeArg = (text: string) =>
  text.replaceAll(unsafe, (character) => `_${character.codePointAt(0)?.toString(16).padStart(4, '0')}_`)

const readArg = (text: string) =>
  text.replaceAll(/_([\da-f]{4,5})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

function mapTexts<Args extends object>(args: Args, map: (text: string) => string): Args {
  const entries = Object.entries<unknown>(args as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? map(value) : value,
  ])
  return Object.fromEntries(entries) as Args
}

/** The args of a story as they were kept. */
const readKept = <Args extends object>(args: Args): Args => mapTexts(args, readArg)

/**
 * Puts what a reviewer has chosen into the address of the story that shows, so that a link shows the same to the next person.
 * Outside of Storybook's frame, as in a test, there is no such address.
 */
function keepArgs(updatedArgs: Record<string, unknown>): void {
  const storyId = new URLSearchParams(window.location.search).get('id')
  if (storyId) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: mapTexts(updatedArgs, writeArg) })
}

/** What a reviewer has chosen, which begins with what the address asks for and is kept in it; and how to choose something else. */
export function useKeptArgs<Args extends object>(asked: Args): [Args, (change: Partial<Args>) => void] {
  const [chosen, setChosen] = useState(() => readKept(asked))
  const choose = (change: Partial<Args>) => {
    setChosen({ ...chosen, ...change })
    keepArgs(change)
  }
  return [chosen, choose]
}

/** Whether a story shows what it was made for: a link may ask for something else, and its steps then have nothing to assert. */
export function isSameArgs<Args extends object>(one: Args, other: Partial<Args>): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof Args)[]).every((key) => one[key] === other[key])
}
