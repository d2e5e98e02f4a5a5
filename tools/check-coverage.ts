// Compares the coverage measured by the last `npm run test:coverage` with each folder's threshold.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CoverageSummary, findUncovered, sumByFolder } from './coverage-figures.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'reports/coverage/coverage-summary.json')

if (existsSync(file)) {
  const folders = sumByFolder(JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary, root)
  const shares = folders.map(({ folder, percent }) => `${folder} ${percent?.toFixed(1) ?? '?'} %`)
  console.log(`Branches: ${shares.join(', ')}`)
  const failures = findUncovered(folders)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) console.error('Which ones: reports/coverage/index.html')
  process.exitCode = failures.length > 0 ? 1 : 0
} else {
  console.error('Nothing was measured: `npm run test:coverage` comes first.')
  process.exitCode = 1
}
