import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'

const root = join(import.meta.dirname, '..')

/** Storybook's own list of stories and documents, in the sidebar's order, read from the sources: some two seconds. */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') })
  return Object.values(entries)
}
