import type { Call } from '../../../src/api/call.ts'
import { calls } from '../../../src/api/calls/all.ts'
import { assumptions as assumptionsOf } from '../../../src/api/calls/assumptions.ts'
import { paths } from '../../../src/pages/links/paths.ts'
import { metaIdOf, type StoryPlace } from '../../../tools/story-id.ts'
import { pageFileOf } from '../../errors/error-screen.ts'
import { matrix } from '../../errors/matrix.ts'

/** A call that was partly or completely assumed, because the specification does not show it. */
export type Assumption = {
  name: string
  method: Call['method']
  path: string
  /** `shape`: the whole request and response. Otherwise the parts that were assumed. */
  assumed: readonly string[]
  /** The screens that depend on it, with their sidebar titles and default stories. */
  screens: readonly { name: string; first: StoryPlace }[]
}

const sources = import.meta.glob<string>(['../../../src/{api,kit,widgets,flows,pages,app,host}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keyOf = (file: string) => `../../../src/${file}`

/** The static and dynamic imports of each file, as paths under `src`. */
const imports = new Map(
  Object.entries(sources).map(([key, source]) => {
    const file = key.slice(keyOf('').length)
    const found = source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
    return [file, [...found].map(([, path = '']) => new URL(path, `file:///${file}`).pathname.slice(1))] as const
  }),
)

/** Every file that a page imports, directly or indirectly. */
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

/** An import of calls: by name, or of a whole module. */
const callImport = /(?:\{([^}]*)\}\s*from\s*|import\(\s*)'[^']*\/(calls\/[\w-]+\.ts)'\)?(?:\.then\(\(\{([^}]*)\}\))?/g

/** The calls that a file imports. For a module that is imported as a whole, those whose names appear in the file. */
function importedCalls(source: string): string[] {
  return [...source.matchAll(callImport)].flatMap(([statement, staticNames, area, dynamicNames]) => {
    const names = staticNames ?? dynamicNames
    if (names !== undefined) return names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    const own = sources[keyOf(`api/${area}`)] ?? ''
    const rest = source.replaceAll(statement, '')
    const exported = [...own.matchAll(/^export const (\w+): Call</gm)].map(([, name = '']) => name)
    return exported.filter((name) => new RegExp(`\\b${name}\\b`).test(rest))
  })
}

/** The files that import a call, by the call's name. */
const importers = new Map<string, Set<string>>()
for (const file of imports.keys()) {
  if (file.startsWith('api/calls/')) continue
  for (const name of importedCalls(sources[keyOf(file)] ?? ''))
    importers.set(name, (importers.get(name) ?? new Set()).add(file))
}

const reached = new Map(paths.map((path) => [path, reachedFrom(`pages/${pageFileOf({ path })}`)]))

/** The screens whose code imports this call. */
function screensOf(name: string): Assumption['screens'] {
  const files = [...(importers.get(name) ?? [])]
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

/** The assumptions about the server, by call. */
export const assumptions = allCalls.flatMap(toAssumption)

/** The number of all calls, assumed or not. */
export const callCount = allCalls.length
