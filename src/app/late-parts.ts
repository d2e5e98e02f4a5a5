import type { Messages } from '../i18n/format-message.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'

/** The texts of the initial view, which the build writes into the page; absent in development. */
export function readEarlyTexts(): Messages | undefined {
  const block = document.getElementById('early-texts')?.textContent
  try {
    return block ? (JSON.parse(block) as Messages) : undefined
  } catch {
    return undefined
  }
}

/**
 * Loads, once, what the initial view leaves out: all styles, and all texts, which it resolves with. An unstyled part is better
 * than none, so a stylesheet that fails to load holds nothing back. `onArrived` runs when the network is free for other
 * requests.
 */
export function createLateParts(
  locale: Locale,
  applyStyles: () => Promise<unknown>,
  onArrived?: () => void,
): () => Promise<Messages> {
  let fetching: Promise<Messages> | undefined
  return () => {
    if (!fetching) {
      fetching = Promise.all([loadMessages(locale), applyStyles()]).then(([messages]) => messages)
      fetching.then(onArrived, () => {
        fetching = undefined
      })
    }
    return fetching
  }
}
