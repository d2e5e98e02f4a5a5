import { storyIdsOf } from '../../tools/story-id.ts'

const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default' })

/** The ids of all stories, read from their files. */
export async function findStoryIds(): Promise<string[]> {
  const read = await Promise.all(Object.values(sources).map((load) => load()))
  return read.flatMap(storyIdsOf)
}

/** The story that a link of a review page leads to. */
export const idOfLink = (link: HTMLElement): string | undefined =>
  /^\.\/\?path=\/story\/([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1]
