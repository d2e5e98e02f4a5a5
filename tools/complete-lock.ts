// Completes package-lock.json after a change of dependencies (`npm run lock:complete`).
// Where a registry does not hold the optional packages of every platform, npm leaves them out of the lock file, and
// `npm ci` then refuses that very file. Each gets an entry that says for which platform it is, so npm passes over it.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  optionalDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [key: string]: unknown
}
export type Lock = { packages: Record<string, Entry> }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']

/** Where Node would look for a package from a place of the lock file: the nearest folder first. */
function lookups(from: string, name: string): string[] {
  const parts = from.split('/node_modules/')
  return parts
    .map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

/** The optional packages that the lock file names and has no entry for: where each belongs, and its version. */
export function findMissing({ packages }: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const places = lookups(from, name)
      const found = places.find((place) => packages[place])
      if (found && (packages[found]?.version === version || !/^\d/.test(version))) return []
      // Beside the package that wants it, or inside of it where another version stands beside.
      const beside = `${from.slice(0, from.lastIndexOf('node_modules/'))}node_modules/${name}`
      return [{ path: packages[beside] ? `${from}/node_modules/${name}` : beside, name, version }]
    }),
  )
}

/** The entry of a package whose name says for what it is built: `…-linux-arm64-musl`. */
export function entryOf(name: string, version: string): Entry {
  const parts = name.split(/[/-]/)
  const [os] = parts.filter((part) => systems.includes(part))
  const cpu = parts.at(parts.indexOf(os ?? '') + 1)
  const isMusl = parts.some((part) => part.startsWith('musl'))
  const isWasm = parts.includes('wasm32')
  return {
    version,
    dev: true,
    optional: true,
    ...(os && { os: [os] }),
    cpu: [isWasm ? 'wasm32' : String(cpu)],
    ...(isMusl && { libc: ['musl'] }),
  }
}

export function complete(lock: Lock): Lock {
  const added = findMissing(lock).map(({ path, name, version }) => [path, entryOf(name, version)] as const)
  const { '': root = {}, ...rest } = lock.packages
  const sorted = Object.entries({ ...rest, ...Object.fromEntries(added) }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return { ...lock, packages: { '': root, ...Object.fromEntries(sorted) } }
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url)
  const lock = complete(JSON.parse(readFileSync(file, 'utf8')) as Lock)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
