import { callsByArea } from '../../../src/api/calls/all.ts'
import type { Call } from '../../../src/api/define-call.ts'
import { paths } from '../../../src/pages/paths.ts'
import { slugOf } from '../../errors/error-screen.ts'
import { matrix } from '../../errors/matrix.ts'

/** A call of which something was decided that the specification does not show. */
export type Assumption = {
  name: string
  method: Call['method']
  path: string
  /** `shape`: all that is sent and answered; else what of it nobody has shown. */
  assumed: readonly string[]
  /** The screens that rest on it: their titles in the sidebar, and the ids of their first stories. */
  screens: readonly { name: string; title: string }[]
}

const sources = import.meta.glob<string>(['../../../src/{api,flows,pages,host}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keyOf = (file: string) => `../../../src/${file}`

/** The files that a file imports, at once or late, as paths under `src`. */
function importsOf(file: string): string[] {
  const base = new URL(file, 'file:///')
  const found = (sources[keyOf(file)] ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
  return [...found].map(([, path = '']) => new URL(path, base).pathname.slice(1))
}

/** Every file that a page's code can come to run. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set<string>()
  const queue = [file]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next) || !(keyOf(next) in sources)) continue
    reached.add(next)
    queue.push(...importsOf(next))
  }
  return reached
}

/** Whether a file makes a call: it takes it from the file of its area, by its name. */
const makes = (file: string, name: string) =>
  importsOf(file).some((path) => path.startsWith('api/calls/')) &&
  new RegExp(`\\b${name}\\b`).test(sources[keyOf(file)] ?? '')

const files = new Map(paths.map((path) => [path, [...reachedFrom(`pages/${slugOf({ path })}.tsx`)]]))

/** The screens whose code makes this call. */
function screensOf(name: string): Assumption['screens'] {
  return paths
    .filter((path) => files.get(path)?.some((file) => !file.startsWith('api/calls/') && makes(file, name)))
    .map((path) => ({ name: matrix[path].title.slice('Pages/'.length), title: matrix[path].title }))
}

function toAssumption([name, call]: [string, Call]): Assumption[] {
  const { method, path, assumed, assumes = [] } = call
  const what = assumed ? ['shape'] : assumes
  return what.length === 0 ? [] : [{ name, method, path, assumed: what, screens: screensOf(name) }]
}

/** What was assumed of the server, by area. */
export const assumptions = Object.entries<Record<string, Call>>(callsByArea)
  .map(([area, calls]) => ({ area, calls: Object.entries(calls).flatMap(toAssumption) }))
  .filter(({ calls }) => calls.length > 0)

/** Every call there is, assumed or shown. */
export const callCount = Object.values(callsByArea).flatMap((area) => Object.keys(area)).length
