import type { MessageId } from '../src/i18n/message-types.ts'
import type { Texts } from '../src/i18n/texts.tsx'

/** The texts that a story requested: each text id with the strings it produced. */
type RequestedTexts = Map<MessageId, Set<string>>

/** By story id. Only recorded in the story run, because a story may stay open for hours in Storybook. */
let recorded: Map<string, RequestedTexts> | undefined

const recordedTexts = new WeakSet<Texts>()

/** Discards what was recorded and starts again. */
export function startRecordingTexts(): void {
  recorded = new Map()
}

/** The texts that a story has requested since the recording started, on its first render or later. */
export function requestedBy(storyId: string): RequestedTexts {
  return recorded?.get(storyId) ?? new Map<MessageId, Set<string>>()
}

/**
 * Records each text requested from `texts` under the story's id. It patches the object in place, because the product passes
 * that same object on through its own context.
 */
export function recordTexts(texts: Texts, storyId: string): void {
  if (recordedTexts.has(texts)) return
  recordedTexts.add(texts)
  const { t } = texts
  texts.t = (id, ...values) => {
    const words = t(id, ...values)
    if (recorded) {
      const requested = recorded.get(storyId) ?? new Map<MessageId, Set<string>>()
      recorded.set(storyId, requested.set(id, (requested.get(id) ?? new Set()).add(words)))
    }
    return words
  }
}
