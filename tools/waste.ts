// What a build must not contain twice: modules, and packages.
import type { BundleReport } from './bundle-report.ts'

type Chunks = BundleReport['chunks']

function modulesOf(chunks: Chunks): string[] {
  return Object.values(chunks).flatMap(({ modules }) => modules)
}

/** Modules that are in more than one script. */
export function modulesTwice(chunks: Chunks): string[] {
  const modules = modulesOf(chunks)
  return [...new Set(modules.filter((module, index) => modules.indexOf(module) !== index))]
}

/** Packages installed in more than one place, as two versions are: `name: place, place`. */
export function packagesTwice(chunks: Chunks): string[] {
  const places = new Map<string, Set<string>>()
  for (const module of modulesOf(chunks)) {
    const [place, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(module) ?? []
    if (place && name) places.set(name, (places.get(name) ?? new Set()).add(place))
  }
  return [...places].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}
