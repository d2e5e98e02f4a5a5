// Computes story ids as Storybook does, for the review pages, the flow map and `npm run check:rules`.
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story file's meta. If `id` is omitted, Storybook derives it from the title. */
export type Meta = { id?: string; title: string }

/** Identifies a story by its export name and its meta's id, which is the prefix of the story's id. */
export type StoryReference = { metaId: string; story: string }

/** Returns the id of a meta, computed as in Storybook. */
export const createMetaId = ({ id, title }: Meta): string => sanitize(id ?? title)

/** Returns the id of a story, computed as in Storybook. */
export const createStoryId = ({ metaId, story }: StoryReference): string => toId(metaId, storyNameFromExport(story))

/** Parses a story file's title and the prefix of its story ids. */
export function parseMeta(source: string): { title: string; metaId: string } {
  const [, id, title = ''] = /preview\.meta\(\{\s+(?:id: '([^']+)',\s+)?title: '([^']+)'/.exec(source) ?? []
  return { title, metaId: createMetaId({ id, title }) }
}

/** Returns the ids of the stories in a file. Each story must be written as `export const Name = meta.story(…)`. */
export function listStoryIds(source: string): string[] {
  const { title, metaId } = parseMeta(source)
  if (!title) return []
  const stories = source.matchAll(/^export const (\w+) = meta\.story\(/gm)
  return Array.from(stories, ([, story = '']) => createStoryId({ metaId, story }))
}
