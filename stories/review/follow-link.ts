import type { MouseEvent } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Navigates within Storybook without reloading its window, which would take seconds. The browser follows the link
 * itself if the page is outside that window, a modifier key is pressed, or the link has args, which the event loses.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
  if (altKey || ctrlKey || metaKey || shiftKey || window.parent === window) return
  if (currentTarget.search.includes('&args=')) return
  event.preventDefault()
  addons.getChannel().emit(NAVIGATE_URL, currentTarget.search)
}
