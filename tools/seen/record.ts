// The record of the texts seen in a run of the stories, passed from the run to its checks.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The ids of the texts that a story showed at any time during its play, and of those still shown at the end. */
export type StoryTexts = { shown: string[]; shownAtEnd: string[] }

export type SeenRecord = {
  /** What each language's run left out; empty for a complete run. */
  runs: Record<string, string[]>
  /** By story id, for all languages together, because a run in one language may miss a text that shows only briefly. */
  stories: Record<string, StoryTexts>
}

export const recordFile = join(import.meta.dirname, '../../reports/texts-seen.json')

/** Reads the last run's record, if there is one. */
export function readRecord(): SeenRecord | undefined {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as SeenRecord) : undefined
}

/** Merges what one language's run saw with the others. */
export function addStory(stories: SeenRecord['stories'], id: string, { shown, shownAtEnd }: StoryTexts): void {
  const before = stories[id]
  const union = (one: string[] = [], other: string[]) => [...new Set([...one, ...other])].sort()
  stories[id] = { shown: union(before?.shown, shown), shownAtEnd: union(before?.shownAtEnd, shownAtEnd) }
}
