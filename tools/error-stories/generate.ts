// `npm run stories:generate`: writes a story file for each screen of the error matrix, and removes the files of screens that no
// longer exist.
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectedFiles, storiesFolder } from './files.ts'

const root = join(import.meta.dirname, '../..')
const files = expectedFiles()
for (const file of globSync(`${storiesFolder}/*.stories.tsx`, { cwd: root })) {
  if (!files.has(file)) rmSync(join(root, file))
}
for (const [file, content] of files) writeFileSync(join(root, file), content)
console.log(`${files.size} files of error stories written.`)
