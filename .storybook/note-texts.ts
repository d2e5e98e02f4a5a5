// Setup file of the story run: records in each story's result which texts it showed.
import { afterEach, beforeEach } from 'vitest'
import { requestedBy, startRecordingTexts } from './requested-texts.ts'
import { isAmong, textsOnPage, watchTexts } from './shown-words.ts'

/** The ids of the texts that a story showed at any time during its play, and of those still shown at the end. */
export type StoryTexts = { shown: string[]; shownAtEnd: string[] }

declare module 'vitest' {
  interface TaskMeta {
    texts?: StoryTexts
  }
}

const watch = watchTexts()

beforeEach(() => {
  startRecordingTexts()
  watch.begin()
})

afterEach(({ task: { meta } }) => {
  const { storyId } = meta as { storyId?: string }
  if (storyId === undefined) return
  const requested = [...requestedBy(storyId)]
  const atEnd = textsOnPage()
  const idsOf = (shownTexts: ReadonlySet<string>) =>
    requested.filter(([, texts]) => [...texts].some(isAmong(shownTexts))).map(([id]) => id)
  meta.texts = { shown: idsOf(new Set([...watch.end(), ...atEnd])), shownAtEnd: idsOf(atEnd) }
})
