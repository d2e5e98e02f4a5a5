// `npm run stories:generate`: writes files of stories for each screen of the error matrix, and removes those of screens that no longer exist. Run by
// `npm ci` and by Storybook as it starts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matrix } from '../../stories/errors/matrix.ts'
import { folders, writeStories } from './write-stories.ts'

const root = join(import.meta.dirname, '../..')
const files = new Map(Object.values(matrix).flatMap((screen) => writeStories(screen, root)))

for (const name of globSync(
  folders.map((folder) => `${folder}/*.stories.tsx`),
  { cwd: root },
)) {
  if (!files.get(name)) rmSync(join(root, name))
}
for (const [name, content] of files) {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  // Leave an unchanged file alone, so that watchers do not rebuild.
  if (content && !(existsSync(file) && readFileSync(file, 'utf8') === content)) writeFileSync(file, content)
}
