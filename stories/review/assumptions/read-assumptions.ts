import type { Call } from '../../../src/api/call.ts'
import { calls } from '../../../src/api/calls/all.ts'
import { assumptions as assumptionsOf } from '../../../src/api/calls/assumptions.ts'
import { paths } from '../../../src/pages/links/paths.ts'
import { metaIdOf, type StoryPlace } from '../../../tools/story-id.ts'
import { pageFileOf } from '../../errors/error-screen.ts'
import { matrix } from '../../errors/matrix.ts'

/** A call of which something was decided that the specification does not show. */
export type Assumption = {
  name: string
  method: Call['method']
  path: string
  /** `shape`: all that is sent and answered; else what of it nobody has shown. */
  assumed: readonly string[]
  /** The screens that rest on it: their titles in the sidebar, and their first stories. */
  screens: readonly { name: string; first: StoryPlace }[]
}

const sources = import.meta.glob<string>(['../../../src/{api,kit,widgets,flows,pages,app,host}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keyOf = (file: string) => `../../../src/${file}`

/** The files that a file imports, at once or late, as paths under `src`; each is read once. */
const imports = new Map(
  Object.entries(sources).map(([key, source]) => {
    const file = key.slice(keyOf('').length)
    const found = source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
    return [file, [...found].map(([, path = '']) => new URL(path, `file:///${file}`).pathname.slice(1))] as const
  }),
)

/** Every file that a page's code can come to run. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set<string>()
  const queue = [file]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    queue.push(...(imports.get(next) ?? []))
  }
  return reached
}

/** How a file takes calls from the file of their area: by name, or as a whole, of which it then uses some. */
const taking = /(?:\{([^}]*)\}\s*from\s*|import\(\s*)'[^']*\/(calls\/[\w-]+\.ts)'\)?(?:\.then\(\(\{([^}]*)\}\))?/g

/** The calls that a file takes. A type is taken by nobody who makes the call. */
function takenBy(source: string): string[] {
  return [...source.matchAll(taking)].flatMap(([whole, named, area, late]) => {
    const names = named ?? late
    if (names !== undefined) return names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    const own = sources[keyOf(`api/${area}`)] ?? ''
    const rest = source.replaceAll(whole, '')
    const exported = [...own.matchAll(/^export const (\w+): Call</gm)].map(([, name = '']) => name)
    return exported.filter((name) => new RegExp(`\\b${name}\\b`).test(rest))
  })
}

/** By the name of a call: the files that take it. */
const makers = new Map<string, Set<string>>()
for (const file of imports.keys()) {
  if (file.startsWith('api/calls/')) continue
  for (const name of takenBy(sources[keyOf(file)] ?? '')) makers.set(name, (makers.get(name) ?? new Set()).add(file))
}

const reached = new Map(paths.map((path) => [path, reachedFrom(`pages/${pageFileOf({ path })}`)]))

/** The screens whose code makes this call. */
function screensOf(name: string): Assumption['screens'] {
  const files = [...(makers.get(name) ?? [])]
  return paths
    .filter((path) => files.some((file) => reached.get(path)?.has(file)))
    .map((path) => ({
      name: matrix[path].title.slice('Pages/'.length),
      first: { metaId: metaIdOf(matrix[path]), story: 'Default' },
    }))
}

function toAssumption({ name, method, path }: Call): Assumption[] {
  const assumed = assumptionsOf[name]
  return assumed.length === 0 ? [] : [{ name, method, path, assumed, screens: screensOf(name) }]
}

const allCalls = Object.values<Call>(calls)

/** What was assumed of the server, call by call. */
export const assumptions = allCalls.flatMap(toAssumption)

/** How many calls there are, assumed or shown. */
export const callCount = allCalls.length
