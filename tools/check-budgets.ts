// `npm run check:budgets`: builds the pages and the React floor, and compares the pages' weight and the number of
// scripts with their gates. Fails when one is exceeded.
import { createBuilder } from 'vite'
import { countScripts, overBudget, type Weight, weighFloor, weighPages } from './budget-figures.ts'
import { scriptGates } from './page-gates.ts'
import { buildFloor } from './react-floor.ts'
import { table } from './table.ts'

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

await (await createBuilder({ logLevel: 'warn' })).buildApp()
await buildFloor()
const floor = weighFloor()
const pages = await weighPages()

const times = (weight: Weight, kind: keyof Weight) => `${(weight[kind] / floor[kind]).toFixed(2)}×`
const head = ['Before usable, brotli', 'JavaScript', '× floor', 'gate', 'All', '× floor', 'gate']
const rows = pages.map(({ path, weight, gates }) => [
  path,
  ...[kib(weight.javascript), times(weight, 'javascript'), gates.javascript.toFixed(2)],
  ...[kib(weight.all), times(weight, 'all'), gates.all.toFixed(2)],
])
const floorRow = ['React floor', kib(floor.javascript), '1.00×', '', kib(floor.all), '1.00×', '']
console.log(`\n${table([head, floorRow, ...rows])}\n`)

const { all, small } = await countScripts()
console.log(`${all} scripts (gate ${scriptGates.all}), ${small} of them under 1 KiB (gate ${scriptGates.small})\n`)

const failures = pages.flatMap((page) => overBudget(page, floor))
if (all > scriptGates.all || small > scriptGates.small) failures.push('the build has too many scripts')
for (const failure of failures) console.error(`Over budget: ${failure}.`)
if (failures.length > 0) process.exitCode = 1
