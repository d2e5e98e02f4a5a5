// Run by test/house/repository.test.ts: finds what must not be in a tracked file: paths of someone's machine, package
// registries, plain http.

/** Hosts allowed in plain http URLs: this machine, XML namespaces, and names reserved for examples. */
const plainHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|www\.w3\.org|schemas?\.[\w.]+|[\w.-]*\bexample(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/i

const machinePath = /(?<![\w.~*})-])\/(?:home|Users|root|work|workspace|mnt|tmp|var\/folders)\/[\w.-]+/g
const registry = /\b(?:registry|npm|mirrors?)\.[\w-]+\.(?:org|com|cn|io|dev|net)\b|\bnpmmirror\b/gi
const plainAddress = /\bhttp:\/\/(\[[\d:a-f]+\]|[\w.-]*\w)/gi

/** The violations in one file's text. */
export function findSlips(text: string): string[] {
  const addresses = [...text.matchAll(plainAddress)].filter(([, host = '']) => !plainHosts.test(host))
  return [...text.matchAll(machinePath), ...text.matchAll(registry), ...addresses].map(([slip]) => slip)
}

/** The packages of a lock file that record the URL they were downloaded from. */
export function findResolved(lock: { packages: Record<string, { resolved?: string; link?: boolean }> }): string[] {
  return Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path]) => path)
}
