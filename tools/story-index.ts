import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'

const root = join(import.meta.dirname, '..')

/** Storybook's own list of stories and documents, in sidebar order, read from the sources; takes about two seconds. */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') })
  return Object.values(entries)
}
