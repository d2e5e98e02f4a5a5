// The bill of materials beside the build: against the standard's own schema, against another tool, against the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { readLicences } from '../../tools/licences.ts'

type License = { license?: { id: string }; expression?: string }
type Component = { group?: string; name: string; version: string; licenses: License[] }

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const text = read('dist/sbom.cdx.json')
const { components } = JSON.parse(text) as { components: Component[] }
const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name)
const names = new Set(components.map(fullName))
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>

test('it keeps the schema of CycloneDX', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  expect(await validator.validate(text)).toBeNull()
  expect(await validator.validate(text.replace('"required"', '"demanded"'))).not.toBeNull()
})

test('it has every production dependency in its version', () => {
  const listed = components.map((component) => `${fullName(component)}@${component.version}`)
  const owed = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(owed.length).toBeGreaterThan(10)
  expect(owed.filter((one) => !listed.includes(one))).toEqual([])
})

test('it names the licence of each, as another tool reads it from the packages themselves', () => {
  const licences = readLicences(root)
  expect(components.length).toBeGreaterThan(50)
  for (const component of components) {
    const said = component.licenses.map(({ license, expression }) => license?.id ?? expression).join(' AND ')
    const found = [licences[`${fullName(component)}@${component.version}`]?.licenses].flat().join(' AND ')
    expect(said.replaceAll(/[()]/g, ''), fullName(component)).toBe(found.replaceAll(/[()]/g, ''))
  }
})

test('it has every package that a script of the build holds a module of', () => {
  const { chunks } = JSON.parse(read('reports/bundle.json')) as BundleReport
  const modules = Object.values(chunks).flatMap((chunk) => chunk.modules)
  const packages = new Set(modules.map((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? ''))
  packages.delete('')
  expect(packages.size).toBeGreaterThan(30)
  expect([...packages].filter((name) => !names.has(name))).toEqual([])
})

test('it has nothing of development, and no address or path of the machine that made it', () => {
  // Formik asks for these types itself.
  expect(Object.keys(manifest.devDependencies).filter((name) => names.has(name))).toEqual(['@types/react'])
  expect(text).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/)
  expect(text).not.toContain(root)
})
