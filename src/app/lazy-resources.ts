import type { Messages } from '../i18n/format-message.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'

/** Returns the initial view's messages, which the build writes into the page, or `undefined` in development. */
export function readInitialMessages(): Messages | undefined {
  const json = document.getElementById('messages')?.textContent
  try {
    return json ? (JSON.parse(json) as Messages) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a function that loads all styles and messages once and resolves to the messages. The page itself contains
 * only those of its initial view. `applyStyles` must not reject if the stylesheet fails to load, so that the screen
 * still works, without styles. `onLoaded` runs once both have loaded, so that its requests do not delay them.
 */
export function createLazyResources(
  locale: Locale,
  applyStyles: () => Promise<unknown>,
  onLoaded?: () => void,
): () => Promise<Messages> {
  let allMessages: Promise<Messages> | undefined
  return () => {
    if (!allMessages) {
      allMessages = Promise.all([loadMessages(locale), applyStyles()]).then(([messages]) => messages)
      allMessages.then(onLoaded, () => {
        allMessages = undefined
      })
    }
    return allMessages
  }
}
