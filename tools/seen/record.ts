// What a run of the stories has noted about texts, from where it is written to where it is judged.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ids of the texts that a story showed at some time of its play, and of those that stand there when it has ended. */
export type StoryTexts = { shown: string[]; shownAtEnd: string[] }

export type SeenRecord = {
  /** By language: what was left out of its run. Nothing, where it was whole. */
  runs: Record<string, string[]>
  /** By story id, of all languages together: a text that comes and goes is surely seen in one of them. */
  stories: Record<string, StoryTexts>
}

export const recordFile = join(import.meta.dirname, '../../reports/texts-seen.json')

/** The last run's record, if there was one. */
export function readRecord(): SeenRecord | undefined {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as SeenRecord) : undefined
}

/** Puts what one language's run saw to what others saw. */
export function addStory(stories: SeenRecord['stories'], id: string, { shown, shownAtEnd }: StoryTexts): void {
  const before = stories[id]
  const union = (one: string[] = [], other: string[]) => [...new Set([...one, ...other])].sort()
  stories[id] = { shown: union(before?.shown, shown), shownAtEnd: union(before?.shownAtEnd, shownAtEnd) }
}
