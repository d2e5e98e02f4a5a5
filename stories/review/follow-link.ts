import type { MouseEvent } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * Navigates within Storybook without reloading its window. A reload would take seconds. Leaves the click to the browser
 * if the page is not inside Storybook, a modifier key is pressed, or the link has args, which `NAVIGATE_URL` drops.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
  if (altKey || ctrlKey || metaKey || shiftKey || window.parent === window) return
  if (currentTarget.search.includes('&args=')) return
  event.preventDefault()
  addons.getChannel().emit(NAVIGATE_URL, currentTarget.search)
}
