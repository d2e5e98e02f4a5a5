// `npm run texts:apply -- corrections.csv`: applies corrected texts to the catalogues, either the whole file or none of it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueFolder } from '../catalogues.ts'
import { applyCorrections, type Outcome } from './apply.ts'

function tell({ changes, newer, unread }: Outcome): void {
  for (const { id, locale, from, to } of changes) console.log(`${id}, ${locale}\n  - ${from}\n  + ${to}`)
  for (const text of newer) console.log(`${text}: changed here since, and not in the file; stays as it is`)
  if (unread.length > 0) console.log(`Columns that were not read: ${unread.join(', ')}`)
  const sum = changes.length === 1 ? '1 text' : `${changes.length} texts`
  console.log(changes.length === 0 ? 'Nothing to change.' : `${sum} changed. \`npm test\` comes next.`)
}

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Which file? `npm run texts:apply -- corrections.csv`')
  process.exitCode = 1
} else {
  const outcome = await applyCorrections(readFileSync(file), catalogueFolder)
  for (const { line, message } of outcome.faults)
    console.error(line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`)
  if (outcome.faults.length > 0) {
    console.error(`Nothing was changed: ${outcome.faults.length} to be put right first.`)
    process.exitCode = 1
  } else {
    tell(outcome)
    // Regenerate the types of the values that each text takes.
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../message-types.ts')], {
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  }
}
