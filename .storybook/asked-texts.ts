import type { MessageId } from '../src/i18n/message-types.ts'
import type { Texts } from '../src/i18n/texts.tsx'

/** What a story asked for: by text id, the words that came of it. */
type Asked = Map<MessageId, Set<string>>

/** By story id. Nothing is kept unless somebody listens: a story may stand open for hours. */
let kept: Map<string, Asked> | undefined

const listenedTo = new WeakSet<Texts>()

/** Begins anew to keep what stories ask for. */
export function keepAsked(): void {
  kept = new Map()
}

/** What a story has asked for since then, while it was drawn or later. */
export function askedBy(storyId: string): Asked {
  return kept?.get(storyId) ?? new Map<MessageId, Set<string>>()
}

/**
 * Notes each text that is asked for here, on behalf of a story. It changes the very object that the story's components are
 * given, since the product hands it on by a context of its own.
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
