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

/** Parses `name:value;other:value`, the format of args and globals in Storybook's URL. */
const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(';').map((pair) => pair.split(':', 2) as [string, string]))

/** Whether a click opens no new tab or window and starts no download. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Shows a story with exactly these args, as its URL would. */
function showArgs(storyId: string, args: string) {
  const channel = addons.getChannel()
  channel.emit(RESET_STORY_ARGS, { storyId })
  channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: valuesOf(args) })
}

/**
 * Navigates within Storybook without reloading its window, which takes seconds. Outside of that window, or with a modifier
 * key, the browser follows the link.
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
