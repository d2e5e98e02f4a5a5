import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story in the index of the built Storybook. */
export type IndexedStory = {
  id: string
  title: string
  name: string
  importPath: string
  /** The file of the component named in its meta. */
  componentPath?: string
  tags: string[]
}

type IndexEntry = IndexedStory & { type: 'story' | 'docs' }

/** All stories of the built Storybook. */
export function readStories(root: string): IndexedStory[] {
  const index = readFileSync(join(root, 'storybook-static/index.json'), 'utf8')
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
