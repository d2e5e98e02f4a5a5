import { storyIdsOf } from '../../../tools/story-id.ts'

/** In its own file, since a glob excludes the file that contains it. */
const sources = import.meta.glob<string>('../../**/*.stories.tsx', { query: '?raw', import: 'default' })

/** The ids of all stories, read from their files. */
export async function readStoryIds(): Promise<ReadonlySet<string>> {
  const files = await Promise.all(Object.values(sources).map((load) => load()))
  return new Set(files.flatMap(storyIdsOf))
}
