import type { Messages } from '../i18n/format-message.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'

/** The texts of the initial view, which the build writes into the page; undefined in development. */
export function readEarlyTexts(): Messages | undefined {
  const block = document.getElementById('early-texts')?.textContent
  try {
    return block ? (JSON.parse(block) as Messages) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a function that loads all styles and texts once, since the initial view includes only some of them. It
 * resolves with the texts. `applyStyles` must not reject if the stylesheet fails to load: an unstyled part is better
 * than none. `onLoaded` runs when the network is free for other requests.
 */
export function createLazyResources(
  locale: Locale,
  applyStyles: () => Promise<unknown>,
  onLoaded?: () => void,
): () => Promise<Messages> {
  let fetching: Promise<Messages> | undefined
  return () => {
    if (!fetching) {
      fetching = Promise.all([loadMessages(locale), applyStyles()]).then(([messages]) => messages)
      fetching.then(onLoaded, () => {
        fetching = undefined
      })
    }
    return fetching
  }
}
