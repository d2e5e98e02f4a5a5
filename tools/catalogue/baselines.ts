import { basename } from 'node:path'
import type { Finding } from './finding.ts'
import type { IndexedStory } from './stories.ts'

/** Checks that every committed picture belongs to a story. The picture test checks the reverse. */
export function checkBaselines(files: string[], stories: IndexedStory[]): Finding {
  const known = new Set(stories.map(({ id }) => id))
  const orphans = files.filter((file) => !known.has(basename(file, '.webp')))
  return { counts: { pictures: files.length }, gaps: orphans.map((file) => `${file} shows no story.`) }
}
