import { useEffect, useState } from 'react'
import { hasWords } from './words.ts'

/** A story as Storybook's own index tells of it. */
export type StoryEntry = { id: string; title: string; name: string; type?: string }

/** What a reviewer compares: whole screens, and what people work with in them. */
const roots = ['Pages', 'Widgets']

/** A story test stands in a page of Vitest's, where there is no catalogue around it. */
export const isInCatalogue = () => '__STORYBOOK_PREVIEW__' in window

let list: Promise<StoryEntry[]> | undefined

async function readList(): Promise<StoryEntry[]> {
  const response = await fetch('index.json')
  if (!response.ok) throw new Error(`The list of stories could not be read: ${response.status}.`)
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> }
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && roots.includes(title.split('/')[0] ?? ''),
  )
}

/** Every story of a page or widget, in the sidebar's order. */
export function readStories(): Promise<StoryEntry[]> {
  list ??= readList()
  return list
}

/** The same for a component; none until they are read, and none outside of the catalogue. */
export function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([])
  useEffect(() => {
    if (isInCatalogue()) readStories().then(setStories, () => setStories([]))
  }, [])
  return stories
}

/** A story as people call it: `Login · Filled in`. */
export const storyName = ({ title, name }: Pick<StoryEntry, 'title' | 'name'>) =>
  `${title.replace('Pages/', '').replaceAll('/', ' / ')} · ${name}`

/** Names stories by their ids: as people call them, or in the words of the id where they are not known. */
export function useStoryNames(): (id: string) => string {
  const stories = useStories()
  return (id) => {
    const story = stories.find((one) => one.id === id)
    return story
      ? storyName(story)
      : id
          .replace(/^pages-/, '')
          .replace('--', ' · ')
          .replaceAll('-', ' ')
  }
}

/** Those that have all of these words in title, name or id. */
export function searchStories(stories: StoryEntry[], words: string): StoryEntry[] {
  return stories.filter(({ id, title, name }) => hasWords(`${title} ${name} ${id}`.toLowerCase(), words))
}
