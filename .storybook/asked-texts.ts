import type { MessageId } from '../src/i18n/message-types.ts'
import type { Texts } from '../src/i18n/texts.tsx'

/** The texts a story asked for: each text id with the strings it produced. */
type Asked = Map<MessageId, Set<string>>

/** By story id. Only recorded while someone is listening, because a story may stay open for hours. */
let kept: Map<string, Asked> | undefined

const listenedTo = new WeakSet<Texts>()

/** Starts a new recording of the texts that stories ask for. */
export function keepAsked(): void {
  kept = new Map()
}

/** What a story has asked for since the recording started, on its first render or later. */
export function askedBy(storyId: string): Asked {
  return kept?.get(storyId) ?? new Map<MessageId, Set<string>>()
}

/**
 * Records each text requested from `texts` under the story's id. It patches the object in place, because the product passes
 * that same object on through its own context.
 */
export function listenTo(texts: Texts, storyId: string): void {
  if (listenedTo.has(texts)) return
  listenedTo.add(texts)
  const { t } = texts
  texts.t = (id, ...values) => {
    const words = t(id, ...values)
    if (kept) {
      const asked = kept.get(storyId) ?? new Map<MessageId, Set<string>>()
      kept.set(storyId, asked.set(id, (asked.get(id) ?? new Set()).add(words)))
    }
    return words
  }
}
