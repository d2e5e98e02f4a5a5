import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import example from '../../examples/acme-files/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { entries, isExternal, packageManifest } from '../../tools/package/manifest.ts'

type Versions = Record<string, string>
type Manifest = { dependencies: Versions; peerDependencies: Versions; peerDependenciesMeta: object }

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const versions: Versions = { ...manifest.devDependencies, ...manifest.dependencies }
const importedModules = ['react', 'react-dom/client', 'valibot', 'formik', 'msw/http', './parts/a.js']
const packageJson = packageManifest(importedModules, {}) as Manifest

test('the package is published with provenance, and the project itself is private', () => {
  expect(manifest.private).toBe(true)
  expect(packageJson).not.toHaveProperty('private')
  expect(packageJson).toMatchObject({
    version: manifest.version,
    engines: { node: '>=20.20' },
    sideEffects: ['*.css'],
    publishConfig: { access: 'public', provenance: true },
  })
})

test('the package depends on the libraries it imports, and accepts any version compatible with the one we test against', () => {
  const ranges = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `^${versions[name]}`]))
  expect(packageJson.dependencies).toEqual(ranges('valibot', 'formik'))
  // These packages are not bundled, because only the account service needs them.
  const optionalPeers = ['msw', 'otpauth', 'uqr']
  expect(packageJson.peerDependencies).toEqual(ranges('react', 'react-dom', ...optionalPeers))
  expect(packageJson.peerDependenciesMeta).toEqual(
    Object.fromEntries(optionalPeers.map((name) => [name, { optional: true }])),
  )
  expect(optionalPeers.filter((name) => !isExternal(`${name}/anything`))).toEqual([])
  expect(isExternal('@radix-ui/react-dialog')).toBe(false)
})

test('the example pins the same versions as the project, and installs every peer dependency', () => {
  const pins: Versions = { ...example.dependencies, ...example.devDependencies }
  const typescript = versions['@typescript/native']?.replace('npm:typescript@', '')
  const projectVersions: Versions = { ...versions, portico: 'file:portico.tgz', ...(typescript && { typescript }) }
  expect(Object.keys(pins)).toEqual(expect.arrayContaining(Object.keys(packageJson.peerDependencies)))
  expect(pins).toEqual(Object.fromEntries(Object.keys(pins).map((name) => [name, projectVersions[name]])))
})

test('the package exports the props type of every primitive that it exports', () => {
  const index = read(entries.primitives)
  const missingTypes = [...index.matchAll(/from '\.\/(.+)'/g)].flatMap(([, file = '']) =>
    [...read(`src/primitives/${file}`).matchAll(/^export (?:type|interface) ((\w+)Props)\b/gm)]
      .filter(([, type, name]) => new RegExp(`\\b${name}\\b`).test(index) && !new RegExp(`\\b${type}\\b`).test(index))
      .map(([, type]) => type),
  )
  expect(missingTypes).toEqual([])
})

/** Returns the names that a module exports, including those of `export *`. */
function listExports(file: string): string[] {
  const source = read(file)
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  const listedNames = lists.map((name) => name.replace(/^.* as |^\s*type /, '').trim()).filter(Boolean)
  const declaredNames = [...source.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const reexports = [...source.matchAll(/^export \* from '(.+)'/gm)].map(([, from = '']) => join(dirname(file), from))
  return [...listedNames, ...declaredNames, ...reexports.flatMap(listExports)]
}

test('the package’s exports are unchanged (to accept a change, run `vitest -u` and `npm run change`)', async () => {
  const entryLists = Object.entries(entries).map(([entry, file]) =>
    [`portico/${entry}`, ...listExports(file).sort(), ''].join('\n'),
  )
  await expect(entryLists.join('\n')).toMatchFileSnapshot('package-exports.txt')
})
