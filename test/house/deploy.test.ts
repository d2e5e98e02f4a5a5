import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/api/calls/all.ts'
import { paths } from '../../src/pages/paths.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const deploy = read('docs/deploy.md')

/** The screens' pattern of a server's example. */
function patternOf(place: RegExp): RegExp {
  const [, pattern = ''] = place.exec(deploy) ?? []
  return new RegExp(pattern)
}

describe.each([
  ['nginx', patternOf(/location ~ (\^\S+\$) \{/)],
  ['Caddy', patternOf(/path_regexp page (\^\S+\$)/)],
])('the example for %s', (_, pattern) => {
  test('serves every screen, under both prefixes, from its own file', () => {
    for (const path of paths) {
      for (const prefix of ['', '/account']) expect(pattern.exec(prefix + path)?.[1]).toBe(path.slice(1))
    }
  })

  test('leaves everything else to the server', () => {
    const others = [
      '/',
      '/third',
      '/not-found',
      '/register/',
      '/register/other',
      '/en/login',
      '/account',
      '/security/other',
      '/security/two_step',
    ]
    expect(others.filter((path) => pattern.test(path))).toEqual([])
    const asked = Object.values(calls).filter(({ method }) => method === 'GET')
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ path }) => pattern.test(path))).toEqual([])
  })
})

test('the contract lists every screen', () => {
  const [, section = ''] = /## 1\. Routes(.*?)## 2\./s.exec(read('docs/contract.md')) ?? []
  const listed = [...section.matchAll(/^\| (`\/.*?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  expect(paths.filter((path) => !listed.includes(`\`${path}\``))).toEqual([])
})
