import type { Call } from '../../../src/api/call.ts'
import { calls } from '../../../src/api/calls/all.ts'
import { assumptions as assumptionsOf } from '../../../src/api/calls/assumptions.ts'
import { type Screen, screensWith, sources } from '../page-code.ts'

/** A call that was partly or completely assumed, because the specification does not describe it in full. */
export type AssumedCall = {
  name: string
  method: Call['method']
  path: string
  /** `shape` stands for the whole request and response. */
  assumedParts: readonly string[]
  /** The screens that depend on the call. */
  screens: readonly Screen[]
}

/** Matches an import of calls by name, or of a whole module. */
const callImport = /(?:\{([^}]*)\}\s*from\s*|import\(\s*)'[^']*\/(calls\/[\w-]+\.ts)'\)?(?:\.then\(\(\{([^}]*)\}\))?/g

/** Lists the calls that a file imports. For a whole-module import, lists the module's calls that the file mentions. */
function importedCalls(source: string): string[] {
  return [...source.matchAll(callImport)].flatMap(([statement, staticNames, modulePath, dynamicNames]) => {
    const names = staticNames ?? dynamicNames
    if (names !== undefined) return names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    const module = sources.get(`api/${modulePath}`) ?? ''
    const otherCode = source.replaceAll(statement, '')
    const exportedNames = [...module.matchAll(/^export const (\w+): Call</gm)].map(([, name = '']) => name)
    return exportedNames.filter((name) => new RegExp(`\\b${name}\\b`).test(otherCode))
  })
}

/** The files that import a call, by the call's name. */
const importers = new Map<string, string[]>()
for (const [file, source] of sources) {
  if (file.startsWith('api/calls/')) continue
  for (const name of importedCalls(source)) importers.set(name, [...(importers.get(name) ?? []), file])
}

function toAssumedCall({ name, method, path }: Call): AssumedCall[] {
  const assumedParts = assumptionsOf[name]
  return assumedParts.length === 0
    ? []
    : [{ name, method, path, assumedParts, screens: screensWith(importers.get(name) ?? []) }]
}

const allCalls = Object.values<Call>(calls)

/** Every call with at least one assumption. */
export const assumptions = allCalls.flatMap(toAssumedCall)

/** The total number of calls, assumed or not. */
export const callCount = allCalls.length
