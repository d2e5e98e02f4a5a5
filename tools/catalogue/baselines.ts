import { basename } from 'node:path'
import type { Finding } from './finding.ts'
import type { IndexedStory } from './stories.ts'

/** Whether every committed picture shows a story. That every story has its picture, the picture test says. */
export function checkBaselines(files: string[], stories: IndexedStory[]): Finding {
  const known = new Set(stories.map(({ id }) => id))
  const orphans = files.filter((file) => !known.has(basename(file, '.png')))
  return { counts: { pictures: files.length }, gaps: orphans.map((file) => `${file} shows no story.`) }
}
