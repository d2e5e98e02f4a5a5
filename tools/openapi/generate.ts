// Writes docs/openapi.json and the table of calls in docs/contract.md from the descriptions of the calls.
// With --check it writes nothing and fails when one of them is not current.
import { writeFileSync } from 'node:fs'
import { currentFiles } from './files.ts'

const stale = currentFiles().filter(({ isCurrent }) => !isCurrent)
if (process.argv.includes('--check')) {
  for (const { name } of stale) console.error(`docs/${name} is not current: run \`npm run openapi:generate\`.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { file, content } of stale) writeFileSync(file, content)
}
