// `npm run lock:complete`: completes package-lock.json after a change of dependencies.
// If a registry lacks the optional packages of some platforms, npm omits them from the lock file, and `npm ci` then rejects
// that file. Each gets an entry that names its platform, so that npm skips it elsewhere.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  optionalDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [key: string]: unknown
}
export type Lock = { packages: Record<string, Entry> }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']

/** The paths where Node would look for a package from a path in the lock file, nearest first. */
function lookups(from: string, name: string): string[] {
  const parts = from.split('/node_modules/')
  return parts
    .map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

/** The optional packages that the lock file mentions without an entry: the path and version each should have. */
export function findMissing({ packages }: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const places = lookups(from, name)
      const found = places.find((place) => packages[place])
      if (found && (packages[found]?.version === version || !/^\d/.test(version))) return []
      // Next to the package that needs it, or nested inside that package if another version is already next to it.
      const beside = `${from.slice(0, from.lastIndexOf('node_modules/'))}node_modules/${name}`
      return [{ path: packages[beside] ? `${from}/node_modules/${name}` : beside, name, version }]
    }),
  )
}

/** Creates the entry of a package whose name says which platform it is built for: `…-linux-arm64-musl`. */
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
