import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story as the built Storybook indexes it. */
export type IndexedStory = {
  id: string
  title: string
  name: string
  importPath: string
  /** The file of the component that its meta names. */
  componentPath?: string
  tags: string[]
}

type IndexEntry = IndexedStory & { type: 'story' | 'docs' }

/** Every story of the built Storybook. */
export function readStories(root: string): IndexedStory[] {
  const index = readFileSync(join(root, 'storybook-static/index.json'), 'utf8')
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
