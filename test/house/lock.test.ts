import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { complete, entryOf, findMissing, type Lock } from '../../tools/complete-lock.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

test('every optional package has its entry, so that npm ci takes the lock file', () => {
  expect(findMissing(lock)).toEqual([])
})

test('an entry left out is found, and put back where it belongs', () => {
  const [name = ''] = Object.keys(lock.packages['node_modules/@biomejs/biome']?.optionalDependencies ?? {})
  const { [`node_modules/${name}`]: left, ...packages } = lock.packages
  expect(findMissing({ packages }).map(({ path }) => path)).toEqual([`node_modules/${name}`])
  expect(complete({ packages }).packages[`node_modules/${name}`]).toMatchObject({
    version: left?.version,
    optional: true,
  })
})

test.each([
  ['@some/tool-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@some/tool-darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
  ['@some/tool-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is for one platform alone', (name, platform) => {
  expect(entryOf(name, '1.0.0')).toMatchObject(platform)
})
