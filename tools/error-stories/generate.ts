// `npm run stories:generate` writes story files for each screen of the error matrix, and removes the files of screens
// that no longer exist. Also runs during `npm ci` and when Storybook starts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErrorScreen } from '../../stories/errors/error-screen.ts'
import { matrix } from '../../stories/errors/matrix.ts'
import { folders, renderStories } from './render-stories.ts'

const root = join(import.meta.dirname, '../..')
const pageSources = globSync('stories/pages/*.stories.tsx', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)

/** Returns the names of the stories in a page's handwritten file. */
function listStories({ title }: ErrorScreen): string[] {
  const source = pageSources.find((page) => page.includes(`  title: '${title}',`)) ?? ''
  return Array.from(source.matchAll(/^export const (\w+) = meta/gm), ([, name = '']) => name)
}

const files = new Map(
  Object.values<ErrorScreen>(matrix).flatMap((screen) => renderStories(screen, listStories(screen))),
)

for (const name of globSync(
  folders.map((folder) => `${folder}/*.stories.tsx`),
  { cwd: root },
)) {
  if (!files.get(name)) rmSync(join(root, name))
}
for (const [name, content] of files) {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  // Skip unchanged files, so that watchers do not rebuild.
  if (content && !(existsSync(file) && readFileSync(file, 'utf8') === content)) writeFileSync(file, content)
}
