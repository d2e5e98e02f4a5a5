// `npm run stories:generate`: writes a file of stories for each screen of the error matrix, and removes those of screens that no longer exist. Run by
// `npm ci` and by Storybook as it starts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { matrix } from '../../stories/errors/matrix.ts'
import { fileOf, storiesFolder, writeStories } from './write-stories.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, storiesFolder)
const written = Object.values(matrix).map((screen) => [join(root, fileOf(screen)), writeStories(screen)] as const)
const files = new Map(written)

mkdirSync(folder, { recursive: true })
for (const name of globSync('*.stories.tsx', { cwd: folder })) {
  if (!files.get(join(folder, name))) rmSync(join(folder, name))
}
for (const [file, content] of files) {
  // Leave an unchanged file alone, so that watchers do not rebuild.
  if (content && !(existsSync(file) && readFileSync(file, 'utf8') === content)) writeFileSync(file, content)
}
