import { useEffect, useState } from 'react'
import { hasWords } from './words.ts'

/** A story in Storybook's index. */
export type StoryEntry = { id: string; title: string; name: string; type?: string }

/** The sidebar sections with the stories that reviewers compare. */
const roots = ['Pages', 'Widgets']

/** Returns false in a story test, which runs in Vitest's page without Storybook. */
const isInStorybook = () => '__STORYBOOK_PREVIEW__' in window

let storyList: Promise<StoryEntry[]> | undefined

async function readList(): Promise<StoryEntry[]> {
  const response = await fetch('index.json')
  if (!response.ok) throw new Error(`The list of stories could not be read: ${response.status}.`)
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> }
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && roots.includes(title.split('/')[0] ?? ''),
  )
}

/** Reads the stories of pages and widgets, in the sidebar's order. */
export function readStories(): Promise<StoryEntry[]> {
  storyList ??= readList()
  return storyList
}

/** Returns the stories of pages and widgets. The list is empty until it has loaded, and outside Storybook. */
export function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([])
  useEffect(() => {
    if (isInStorybook()) readStories().then(setStories, () => setStories([]))
  }, [])
  return stories
}

/** Returns a story's name with its page or widget, such as `Login · Filled`. */
export const storyName = ({ title, name }: Pick<StoryEntry, 'title' | 'name'>) =>
  `${title.replace('Pages/', '').replaceAll('/', ' / ')} · ${name}`

/** Finds the stories that match every word of the query by title, name or id. */
export function searchStories(stories: StoryEntry[], query: string): StoryEntry[] {
  return stories.filter(({ id, title, name }) => hasWords(`${title} ${name} ${id}`.toLowerCase(), query))
}
