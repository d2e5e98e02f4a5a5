// Setup file of the story run: attaches to each story's result the texts it showed.
import { afterEach, beforeEach } from 'vitest'
import { requestedBy, startRecordingTexts } from './requested-texts.ts'
import { isAmong, watchWords, wordsNow } from './shown-words.ts'

/** The ids of the texts that a story showed at any time during its play, and of those still shown at the end. */
export type StoryTexts = { shown: string[]; shownAtEnd: string[] }

declare module 'vitest' {
  interface TaskMeta {
    texts?: StoryTexts
  }
}

const watch = watchWords()

beforeEach(() => {
  startRecordingTexts()
  watch.begin()
})

afterEach(({ task: { meta } }) => {
  const { storyId } = meta as { storyId?: string }
  if (storyId === undefined) return
  const requested = [...requestedBy(storyId)]
  const now = wordsNow()
  const idsAmong = (words: ReadonlySet<string>) =>
    requested.filter(([, texts]) => [...texts].some(isAmong(words))).map(([id]) => id)
  meta.texts = { shown: idsAmong(new Set([...watch.end(), ...now])), shownAtEnd: idsAmong(now) }
})
