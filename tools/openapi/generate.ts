// Writes docs/openapi.json and the generated tables of docs/contract.md from the call descriptions.
// With --check it writes nothing and fails if one of them is out of date.
import { writeFileSync } from 'node:fs'
import { currentFiles } from './files.ts'

const stale = currentFiles().filter(({ isCurrent }) => !isCurrent)
if (process.argv.includes('--check')) {
  for (const { name } of stale) console.error(`docs/${name} is not current: run \`npm run openapi:generate\`.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { file, content } of stale) writeFileSync(file, content)
}
