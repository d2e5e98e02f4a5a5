// `npm run check:budgets`, after `npm run build`: compares the pages' weight, in multiples of the React floor, and the number
// of scripts with their gates. Fails for a page above its gate, and for a gate above its ceiling or too far above its page.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from './bundle-report.ts'
import { ceilings, type Gates, pageGates, scriptGates } from './page-gates.ts'
import { kindOf } from './page-kinds.ts'
import { distFolder, readHeaders } from './preview-server.ts'
import { buildFloor, floorFolder } from './react-floor.ts'
import { table } from './table.ts'

/** Bytes that a page needs before it can be used, after brotli. */
type Weight = { javascript: number; all: number }

/** A page's weight in its heaviest language, in bytes, with its limits. */
type PageWeight = { path: string; weight: Weight; gates: Gates }

/** How many scripts the build has, and how many of them weigh less than 1 KiB. */
type ScriptCount = { all: number; small: number }

/** How far a gate may be above the weight of its page. */
const room = 0.03

const kinds = ['javascript', 'all'] as const

function compressedSize(folder: string, file: string): number {
  return statSync(join(folder, `${file}.br`)).size
}

function weighFloor(): Weight {
  const assets = readdirSync(join(floorFolder, 'assets')).filter((file) => file.endsWith('.js'))
  const javascript = assets.reduce((sum, file) => sum + compressedSize(floorFolder, `assets/${file}`), 0)
  return { javascript, all: javascript + compressedSize(floorFolder, 'index.html') }
}

/** The weight of every built screen in its heaviest language: HTML with inlined styles and texts, and scripts. */
function weighPages({ pages }: BundleReport): PageWeight[] {
  const heaviest = new Map<string, PageWeight>()
  for (const [html, { entry, preloads }] of Object.entries(pages)) {
    const javascript = [entry, ...preloads].reduce((sum, file) => sum + compressedSize(distFolder, file), 0)
    const weight = { javascript, all: javascript + compressedSize(distFolder, html) }
    const path = html.replace(/^[^/]+|\.html$/g, '')
    // The compiler ensures that every page has gates.
    const gates = pageGates[path as keyof typeof pageGates]
    if (weight.all > (heaviest.get(path)?.weight.all ?? 0)) heaviest.set(path, { path, weight, gates })
  }
  return [...heaviest.values()]
}

function countScripts({ chunks }: BundleReport): ScriptCount {
  const sizes = Object.keys(chunks).map((file) => compressedSize(distFolder, file))
  return { all: sizes.length, small: sizes.filter((size) => size < 1024).length }
}

/** Describes what is wrong with the weights of a build, or with their gates. */
export function findFaults(floor: Weight, pages: readonly PageWeight[], scripts: ScriptCount): string[] {
  const ofPages = pages.flatMap(({ path, weight, gates }) =>
    kinds.flatMap((kind) => {
      const [times, gate, ceiling] = [weight[kind] / floor[kind], gates[kind], ceilings[kindOf(path)][kind]]
      return [
        ...(times > gate ? [`${path}: ${kind} is ${times.toFixed(3)} times the floor, over ${gate}`] : []),
        ...(times < gate - room ? [`${path}: ${kind} is only ${times.toFixed(3)} times the floor; lower ${gate}`] : []),
        ...(gate > ceiling ? [`${path}: the gate of ${kind} is ${gate}, over the ceiling of ${ceiling}`] : []),
      ]
    }),
  )
  const ofScripts = (['all', 'small'] as const)
    .filter((kind) => scripts[kind] > scriptGates[kind])
    .map((kind) => `${scripts[kind]} scripts (${kind}), over ${scriptGates[kind]}`)
  // The floor is little more than React itself.
  const isFloor = floor.javascript > 50_000 && floor.javascript < 65_000
  const others = [
    ...(isFloor ? [] : ['the floor has an unexpected size']),
    ...(pages.length > 0 ? [] : ['there is no page']),
  ]
  return [...ofPages, ...ofScripts, ...others]
}

function printTable(floor: Weight, pages: readonly PageWeight[]): void {
  const head = ['Before usable, brotli', 'JavaScript', '× floor', 'gate', 'All', '× floor', 'gate']
  const rows = pages.map(({ path, weight, gates }) => [
    path,
    ...kinds.flatMap((kind) => [
      `${(weight[kind] / 1024).toFixed(1)} KiB`,
      `${(weight[kind] / floor[kind]).toFixed(2)}×`,
      gates[kind].toFixed(2),
    ]),
  ])
  console.log(`\n${table([head, ...rows])}\n`)
}

if (import.meta.main) {
  // Fails if nothing was built.
  readHeaders(distFolder)
  await buildFloor()
  const bundle = JSON.parse(readFileSync(join(distFolder, '../reports/bundle.json'), 'utf8')) as BundleReport
  const [floor, pages, scripts] = [weighFloor(), weighPages(bundle), countScripts(bundle)]
  const faults = findFaults(floor, pages, scripts)
  printTable(floor, pages)
  for (const fault of faults) console.error(`${fault}.`)
  console.log(`Budgets: ${pages.length} pages, ${scripts.all} scripts, ${scripts.small} of them under 1 KiB`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
