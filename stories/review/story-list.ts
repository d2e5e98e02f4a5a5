import { useEffect, useState } from 'react'
import { hasWords } from './words.ts'

/** A story in Storybook's index. */
export type StoryEntry = { id: string; title: string; name: string; type?: string }

/** Reviewers compare screens and widgets. */
const roots = ['Pages', 'Widgets']

/** False in a story test, which runs in Vitest's page without Storybook. */
const isInCatalogue = () => '__STORYBOOK_PREVIEW__' in window

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

/** The stories for a component; empty until they are loaded, and outside of Storybook. */
export function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([])
  useEffect(() => {
    if (isInCatalogue()) readStories().then(setStories, () => setStories([]))
  }, [])
  return stories
}

/** The name of a story with its screen: `Login · Filled`. */
export const storyName = ({ title, name }: Pick<StoryEntry, 'title' | 'name'>) =>
  `${title.replace('Pages/', '').replaceAll('/', ' / ')} · ${name}`

/** The stories with all of these words in their title, name or id. */
export function searchStories(stories: StoryEntry[], words: string): StoryEntry[] {
  return stories.filter(({ id, title, name }) => hasWords(`${title} ${name} ${id}`.toLowerCase(), words))
}
