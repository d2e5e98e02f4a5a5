import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundleReport } from './bundle-report.ts'
import { type Gates, pageGates } from './page-gates.ts'
import { distFolder } from './preview-server.ts'
import { floorFolder } from './react-floor.ts'

/** The bytes that a page needs before it can be used, after brotli. */
export type Weight = { javascript: number; all: number }

/** A page's weight in its heaviest language, with its limits. */
export type PageWeight = { path: string; weight: Weight; gates: Gates }

/** The gates of a page. Throws if it has none. */
function gatesOf(path: string): Gates {
  const gates = (pageGates as Readonly<Record<string, Gates>>)[path]
  if (!gates) throw new Error(`${path} has no gate: add one to tools/page-gates.ts.`)
  return gates
}

function compressedSize(folder: string, file: string): number {
  return statSync(join(folder, `${file}.br`)).size
}

/** The weight of the React floor; call `buildFloor` first. */
export function weighFloor(): Weight {
  const assets = readdirSync(join(floorFolder, 'assets')).filter((file) => file.endsWith('.js'))
  const javascript = assets.reduce((sum, file) => sum + compressedSize(floorFolder, `assets/${file}`), 0)
  return { javascript, all: javascript + compressedSize(floorFolder, 'index.html') }
}

/** The report of the last build. Throws if there is none. */
async function readBundle(): Promise<BundleReport> {
  const report = join(distFolder, '../reports/bundle.json')
  if (!existsSync(report)) throw new Error('There is no build to measure: run `npm run build` first.')
  return JSON.parse(await readFile(report, 'utf8')) as BundleReport
}

/** The weight of every built screen in its heaviest language: HTML with inlined styles and texts, and scripts. */
export async function weighPages(): Promise<PageWeight[]> {
  const { pages } = await readBundle()
  const heaviest = new Map<string, PageWeight>()
  for (const [html, { entry, preloads }] of Object.entries(pages)) {
    const javascript = [entry, ...preloads].reduce((sum, file) => sum + compressedSize(distFolder, file), 0)
    const weight = { javascript, all: javascript + compressedSize(distFolder, html) }
    const path = html.replace(/^[^/]+|\.html$/g, '')
    if (weight.all > (heaviest.get(path)?.weight.all ?? 0)) heaviest.set(path, { path, weight, gates: gatesOf(path) })
  }
  return [...heaviest.values()]
}

/** How many scripts the build has, and how many of them weigh less than 1 KiB. */
export async function countScripts(): Promise<{ all: number; small: number }> {
  const sizes = Object.keys((await readBundle()).chunks).map((file) => compressedSize(distFolder, file))
  return { all: sizes.length, small: sizes.filter((size) => size < 1024).length }
}

/** Describes the figures of a page that exceed their gate. */
export function overBudget({ path, weight, gates }: PageWeight, floor: Weight): string[] {
  const kinds = ['javascript', 'all'] as const
  return kinds
    .filter((kind) => weight[kind] / floor[kind] > gates[kind])
    .map(
      (kind) => `${path}: ${kind} is ${(weight[kind] / floor[kind]).toFixed(2)} times the floor, over ${gates[kind]}`,
    )
}
