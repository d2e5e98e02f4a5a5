import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story by its file's title and its export. */
export type StoryPlace = { title: string; story: string }

/** The id of a story, as Storybook makes it. */
export const storyIdOf = ({ title, story }: StoryPlace): string => toId(title, storyNameFromExport(story))

/** The ids of the stories of a file: each is `meta.story({ … })`, written out. */
export function storyIdsOf(source: string): string[] {
  const [, title] = /preview\.meta\(\{\s+title: '([^']+)'/.exec(source) ?? []
  if (!title) return []
  const stories = source.matchAll(/^export const (\w+) = meta\.story\(/gm)
  return Array.from(stories, ([, story = '']) => storyIdOf({ title, story }))
}
