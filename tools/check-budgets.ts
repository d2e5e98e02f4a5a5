// `npm run check:budgets`: builds the pages and the React floor, and compares the pages' weight with their gates. Fails when a
// page exceeds one, or when the build contains a module or package twice.
import { createBuilder } from 'vite'
import { overBudget, readBundle, type Weight, weighFloor, weighPages } from './budget-figures.ts'
import { buildFloor } from './react-floor.ts'
import { table } from './table.ts'
import { modulesTwice, packagesTwice } from './waste.ts'

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

const report = await readBundle()
const twice = [...modulesTwice(report.chunks), ...packagesTwice(report.chunks)]
console.log(`Modules and packages that are there twice: ${twice.length}.\n`)

const failures = [
  ...pages.flatMap((page) => overBudget(page, floor)).map((failure) => `Over budget: ${failure}.`),
  ...twice.map((what) => `There twice: ${what}.`),
]
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
