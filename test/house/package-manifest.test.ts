import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries, isExternal, packageManifest } from '../../tools/package/manifest.ts'

type Manifest = {
  private?: boolean
  version: string
  engines: object
  sideEffects: string[]
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
  publishConfig: object
}

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const own = JSON.parse(read('package.json')) as Manifest & { devDependencies: Record<string, string> }
const imported = ['react', 'react-dom/client', 'valibot', 'formik', 'msw/http', './parts/a.js']
const made = packageManifest(imported, {}) as Manifest
const inCi = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'acme/portico' }

test('only the package is published, with provenance; the project itself is private', () => {
  expect(own.private).toBe(true)
  expect(made).not.toHaveProperty('private')
  expect(made.publishConfig).toEqual({ access: 'public', provenance: true })
  expect(made.version).toBe(own.version)
  expect(made.engines).toEqual({ node: '>=20.20' })
  expect(made.sideEffects).toEqual(['*.css'])
})

test('names its repository only if CI provides it', () => {
  expect(packageManifest(imported, inCi)).toMatchObject({
    repository: { type: 'git', url: 'git+https://git.example/acme/portico.git' },
    homepage: 'https://git.example/acme/portico#readme',
    bugs: { url: 'https://git.example/acme/portico/issues' },
  })
  expect(made).not.toHaveProperty('repository')
})

test('depends on what its scripts import, in ranges from the tested versions', () => {
  expect(made.dependencies).toEqual({ valibot: `^${own.dependencies.valibot}`, formik: `^${own.dependencies.formik}` })
  expect(made.peerDependencies).toMatchObject({ react: `^${own.dependencies.react}` })
})

test('lists what the account service needs as optional peers, and does not bundle it', () => {
  for (const name of ['msw', 'otpauth', 'uqr']) {
    expect(made.peerDependencies[name]).toBe(`^${own.devDependencies[name]}`)
    expect(made.peerDependenciesMeta[name]).toEqual({ optional: true })
    expect(isExternal(`${name}/anything`)).toBe(true)
  }
  expect(isExternal('@radix-ui/react-dialog')).toBe(false)
})

describe('the example', () => {
  const example = JSON.parse(read('examples/acme-files/package.json')) as typeof own
  const pins = { ...example.dependencies, ...example.devDependencies }

  test('pins the same versions as the project', () => {
    const known: Record<string, string> = { ...own.devDependencies, ...own.dependencies, portico: 'file:portico.tgz' }
    known.typescript = (known['@typescript/native'] ?? '').replace('npm:typescript@', '')
    expect(Object.keys(pins).length).toBeGreaterThan(10)
    expect(pins).toEqual(Object.fromEntries(Object.keys(pins).map((name) => [name, known[name]])))
  })

  test('installs every optional peer', () => {
    expect(Object.keys(pins)).toEqual(expect.arrayContaining(Object.keys(made.peerDependencies)))
  })
})

test('every exported primitive is exported with the type of its props', () => {
  const index = read(entries.primitives)
  const missing = [...index.matchAll(/from '\.\/(.+)'/g)].flatMap(([, file = '']) =>
    [...read(`src/primitives/${file}`).matchAll(/^export (?:type|interface) ((\w+)Props)\b/gm)]
      .filter(([, type, name]) => new RegExp(`\\b${name}\\b`).test(index) && !new RegExp(`\\b${type}\\b`).test(index))
      .map(([, type]) => type),
  )
  expect(missing).toEqual([])
})

/** The names that a module exports, with those of `export *`. */
function exportedNames(file: string): string[] {
  const source = read(file)
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  const listed = lists.map((name) => name.replace(/^.* as |^\s*type /, '').trim()).filter(Boolean)
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const all = [...source.matchAll(/^export \* from '(.+)'/gm)].map(([, from = '']) => join(dirname(file), from))
  return [...listed, ...declared, ...all.flatMap(exportedNames)]
}

test('the package exports what it exported before; accept a change with `vitest -u`, and describe it for users', async () => {
  const doors = Object.entries(entries).map(([door, file]) =>
    [`portico/${door}`, ...exportedNames(file).sort(), ''].join('\n'),
  )
  await expect(doors.join('\n')).toMatchFileSnapshot('package-exports.txt')
})
