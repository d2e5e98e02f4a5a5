// Writes a bill of materials (CycloneDX) of the third-party code in the build and the package into the given folders. It reads
// the lock file, because `npm sbom --omit dev` would also omit production packages that a development tool uses, such as React.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { root } from './manifest.ts'

type Locked = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Locked & { name?: string }> }

const spec = Spec.Spec1dot6

const modules = 'node_modules/'
const nameOf = (path: string) => path.slice(path.lastIndexOf(modules) + modules.length)

function addressOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function licenceOf(expression: string): Models.License {
  const isOne = /^[\w.+-]+$/.test(expression)
  return isOne ? new Models.SpdxLicense(expression) : new Models.LicenseExpression(expression)
}

function componentOf(path: string, { version, license, integrity }: Locked): Models.Component {
  const name = nameOf(path)
  const purl = addressOf(name, version)
  const [group, base] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const component = new Models.Component(Enums.ComponentType.Library, base ?? name, {
    ...{ bomRef: purl, group, version, purl },
    scope: Enums.ComponentScope.Required,
  })
  if (license) component.licenses.add(licenceOf(license))
  const hash = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hash)
  return component
}

/** A serial number derived from the content, so that the same build always has the same one. */
function serialNumberOf(lock: Lock): string {
  const hex = createHash('sha256').update(JSON.stringify(lock.packages)).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return `urn:uuid:${parts.join('-')}`
}

/** Where npm finds a dependency of a package: in its own folder, or in the nearest one above. */
function resolvePath(from: string, name: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const own = `${from ? `${from}/` : ''}${modules}${name}`
  if (known.has(own)) return own
  return from ? resolvePath(from.slice(0, Math.max(0, from.lastIndexOf(modules) - 1)), name, known) : undefined
}

/** The bill of materials of a lock file: all production dependencies and no others. Deterministic. */
export function billOfMaterials(lock: Lock): string {
  const { '': self, ...all } = lock.packages
  if (!self) throw new Error('The lock file says nothing of the project itself.')
  const production = Object.entries(all).filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  )
  const components = new Map(production.map(([path, locked]) => [path, componentOf(path, locked)]))
  const product = new Models.Component(Enums.ComponentType.Library, self.name ?? 'portico', {
    ...{ bomRef: 'portico', version: self.version, purl: addressOf(self.name ?? 'portico', self.version) },
  })
  if (self.license) product.licenses.add(licenceOf(self.license))
  for (const [path, { dependencies = {} }] of [['', self] as const, ...production]) {
    const component = components.get(path) ?? product
    for (const name of Object.keys(dependencies)) {
      const needed = components.get(resolvePath(path, name, components) ?? '')
      if (needed) component.dependencies.add(needed.bomRef)
    }
  }
  const bom = new Models.Bom({
    serialNumber: serialNumberOf(lock),
    metadata: new Models.Metadata({ component: product }),
  })
  for (const component of components.values()) bom.components.add(component)
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  for (const folder of process.argv.slice(2)) writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(lock))
}
