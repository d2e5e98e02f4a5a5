import { expect, test } from 'vitest'
import { billOfMaterials } from '../../tools/package/sbom.ts'

type Bom = {
  serialNumber: string
  metadata: { component: { name: string; version: string } }
  components: { purl: string; licenses: object[]; hashes?: { content: string }[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const integrity = `sha512-${Buffer.from('00'.repeat(64), 'hex').toString('base64')}`
const lock = {
  packages: {
    '': { name: 'shop', version: '2.0.0', license: 'MIT', dependencies: { a: '1', '@b/c': '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity, dependencies: { d: '1' } },
    'node_modules/a/node_modules/d': { version: '1.5.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/d': { version: '9.0.0', license: 'MIT', dev: true },
    'node_modules/@b/c': { version: '1.2.3', license: 'ISC' },
    'node_modules/f': { version: '1.0.0', license: 'MIT', devOptional: true },
    'node_modules/g': { version: '1.0.0', license: 'MIT', optional: true },
  },
}
const bom = JSON.parse(billOfMaterials(lock)) as Bom

test('what the product needs stands in its bill of materials, and nothing of development', () => {
  expect(bom.metadata.component).toMatchObject({ name: 'shop', version: '2.0.0' })
  expect(bom.components.map(({ purl }) => purl).sort()).toEqual([
    'pkg:npm/%40b/c@1.2.3',
    'pkg:npm/a@1.0.0',
    'pkg:npm/d@1.5.0',
  ])
})

test('licences, sums and who needs whom are told', () => {
  const a = bom.components.find(({ purl }) => purl === 'pkg:npm/a@1.0.0')
  expect(a).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ content: '00'.repeat(64) }] })
  const d = bom.components.find(({ purl }) => purl === 'pkg:npm/d@1.5.0')
  expect(d?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }])
  expect(bom.dependencies).toContainEqual({ ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/d@1.5.0'] })
  const own = bom.dependencies.find(({ ref }) => ref === 'portico')
  expect(own?.dependsOn).toEqual(['pkg:npm/%40b/c@1.2.3', 'pkg:npm/a@1.0.0'])
})

test('it bears a number, without which GitHub attests nothing', () => {
  expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(billOfMaterials({ packages: { '': lock.packages[''] } })).not.toContain(bom.serialNumber)
})

test('the same lock file gives the same text', () => {
  expect(billOfMaterials(lock)).toBe(billOfMaterials(structuredClone(lock)))
})
