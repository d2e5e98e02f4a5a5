import type { MouseEvent } from 'react'
import {
  FORCE_REMOUNT,
  NAVIGATE_URL,
  RESET_STORY_ARGS,
  STORY_PREPARED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** `name:value;other:value`, as Storybook writes args and globals into its address. */
const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(';').map((pair) => pair.split(':', 2) as [string, string]))

/** Whether a click asks for nothing but to go there: no new tab, no new window, no download. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Shows a story with these args and no others, as its address would. */
function showArgs(storyId: string, args: string) {
  const channel = addons.getChannel()
  channel.emit(RESET_STORY_ARGS, { storyId })
  channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: valuesOf(args) })
}

/**
 * Goes to another place of the catalogue without loading its window again, which takes seconds. Without that window around it,
 * or with a key held, the link is a plain one.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event) || window.parent === window) return
  event.preventDefault()
  const query = new URLSearchParams(event.currentTarget.search)
  const [path = '', args, globals] = ['path', 'args', 'globals'].map((name) => query.get(name) ?? '')
  const storyId = path.replace('/story/', '')
  const channel = addons.getChannel()
  if (globals) channel.emit(UPDATE_GLOBALS, { globals: valuesOf(globals) })
  if (args && storyId === new URLSearchParams(window.location.search).get('id')) {
    showArgs(storyId, args)
    channel.emit(FORCE_REMOUNT, { storyId })
    window.scrollTo(0, 0)
    return
  }
  if (args) channel.once(STORY_PREPARED, () => showArgs(storyId, args))
  channel.emit(NAVIGATE_URL, `?path=${path}`)
}
