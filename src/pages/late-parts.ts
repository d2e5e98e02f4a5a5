import type { Messages } from '../i18n/format-message.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locales.ts'

/** The texts of what shows first, which the build has written into the page; absent in development. */
export function readEarlyTexts(): Messages | undefined {
  const block = document.getElementById('early-texts')?.textContent
  try {
    return block ? (JSON.parse(block) as Messages) : undefined
  } catch {
    return undefined
  }
}

/**
 * Fetches, once, what the page was spared until it could be used: all styles, and all texts, which it hands over. A part in
 * poor clothes is better than none, so styles that are lost keep nothing back. `onArrived`: the network is free for others.
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
