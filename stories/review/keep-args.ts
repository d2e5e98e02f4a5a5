import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Puts what a reviewer has chosen into the address of the story that shows, so that a link shows the same to the next person.
 * Outside of Storybook's frame, as in a test, there is no such address.
 */
export function keepArgs(updatedArgs: Record<string, unknown>): void {
  const storyId = new URLSearchParams(window.location.search).get('id')
  if (storyId) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs })
}
