// `npm run check:budgets` (after a build) checks page weights and script counts against the gates in `page-gates.ts`.
// It fails if a value is over its gate, or if a page's gate is over its ceiling or too far over the page's weight.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from './bundle-report.ts'
import { ceilings, type PageWeight, pageGates, scriptGates } from './page-gates.ts'
import { getPageKind } from './page-kinds.ts'
import { distFolder } from './preview-server.ts'
import { baselineFolder, buildBaseline } from './react-baseline.ts'

/** How far a gate may be above its page's weight. */
const maxGateMargin = 0.03

/** Returns the brotli sizes, in bytes, of a page's scripts, and of its scripts and HTML together. */
function weigh(folder: string, scripts: readonly string[], htmlFile: string): PageWeight {
  const getSize = (file: string) => statSync(join(folder, `${file}.br`)).size
  const javascript = scripts.reduce((sum, file) => sum + getSize(file), 0)
  return { javascript, all: javascript + getSize(htmlFile) }
}

await buildBaseline()
const baselineScripts = readdirSync(join(baselineFolder, 'assets')).filter((file) => file.endsWith('.js'))
const baseline = weigh(
  baselineFolder,
  baselineScripts.map((file) => `assets/${file}`),
  'index.html',
)
const { pages, chunks } = JSON.parse(readFileSync(join(distFolder, '../reports/bundle.json'), 'utf8')) as BundleReport

/** Each page's weight in its heaviest language: HTML with inlined styles and messages, and scripts. */
const weights = new Map<string, PageWeight>()
for (const [htmlFile, { entry, preloads }] of Object.entries(pages)) {
  const weight = weigh(distFolder, [entry, ...preloads], htmlFile)
  const path = htmlFile.replace(/^[^/]+|\.html$/g, '')
  if (weight.all > (weights.get(path)?.all ?? 0)) weights.set(path, weight)
}

const problems: string[] = []
const rows: Record<string, object> = {}
for (const [path, weight] of weights) {
  // The compiler ensures that every page has gates.
  const gates = pageGates[path as keyof typeof pageGates]
  for (const kind of ['javascript', 'all'] as const) {
    const [ratio, gate, ceiling] = [weight[kind] / baseline[kind], gates[kind], ceilings[getPageKind(path)][kind]]
    const summary = `${path}: ${kind} is ${ratio.toFixed(3)} times the baseline`
    if (ratio > gate) problems.push(`${summary}, over the gate of ${gate}`)
    if (ratio < gate - maxGateMargin) problems.push(`${summary}; lower the gate from ${gate}`)
    if (gate > ceiling) problems.push(`${path}: the ${kind} gate is ${gate}, over the ceiling of ${ceiling}`)
    const figures = { KiB: (weight[kind] / 1024).toFixed(1), '× baseline': ratio.toFixed(2), gate }
    rows[path] = {
      ...rows[path],
      ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${kind} ${name}`, figure])),
    }
  }
}
const sizes = Object.keys(chunks).map((file) => statSync(join(distFolder, `${file}.br`)).size)
const counts = { all: sizes.length, small: sizes.filter((size) => size < 1024).length }
for (const kind of ['all', 'small'] as const)
  if (counts[kind] > scriptGates[kind]) problems.push(`${counts[kind]} scripts (${kind}), over ${scriptGates[kind]}`)
// If the baseline is much larger or smaller than React itself, its build is wrong.
if (baseline.javascript < 50_000 || baseline.javascript > 65_000) problems.push('the baseline has an unexpected size')
if (weights.size === 0) problems.push('the build has no pages')

console.table(rows)
for (const problem of problems) console.error(`${problem}.`)
console.log(`Budgets: ${weights.size} pages, ${counts.all} scripts, ${counts.small} of them under 1 KiB`)
process.exitCode = problems.length > 0 ? 1 : 0
