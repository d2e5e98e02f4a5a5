// The pending changes, and a release of them: a tool writes CHANGELOG.md, and must not lose an entry.

import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readChangesets } from '@changesets/read'
import { beforeAll, describe, expect, test } from 'vitest'
import { plantedFolder } from './planted-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pending = await readChangesets(root)
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const versionOf = (folder: string) => (JSON.parse(read(folder, 'package.json')) as { version: string }).version
const newestIn = (folder: string) => /^## (\d+\.\d+\.\d+)/m.exec(read(folder, 'CHANGELOG.md'))?.[1]
type Lock = { version: string; packages: { '': { version: string } } }
const lockedIn = (folder: string) => JSON.parse(read(folder, 'package-lock.json')) as Lock

test.each(pending)('$id has a kind and a summary', ({ releases, summary }) => {
  expect(releases).toEqual([{ name: 'portico', type: expect.stringMatching(/^(major|minor|patch)$/) as string }])
  expect(summary.length).toBeGreaterThan(20)
  // A heading in the summary would start another release or kind.
  expect(summary).not.toMatch(/^#/m)
})

test('package.json, the lock file and the changelog agree on the version', () => {
  const { version, packages } = lockedIn(root)
  expect([version, packages[''].version, newestIn(root)]).toEqual(Array(3).fill(versionOf(root)))
})

describe('a release', () => {
  const planted = 'A change of one line.'
  // At least one is pending, even right after a release.
  const folder = plantedFolder({ '.changeset/planted.md': `---\n"portico": patch\n---\n\n${planted}\n` })
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: 'pipe' })

  beforeAll(() => {
    for (const file of ['.changeset', '.npmrc', 'package.json', 'package-lock.json', 'CHANGELOG.md']) {
      cpSync(join(root, file), join(folder, file), { recursive: true })
    }
    run('git', 'init', '--quiet', '--initial-branch', 'main')
    run('git', 'add', '-A')
    run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'All')
    const { scripts } = JSON.parse(read(root, 'package.json')) as { scripts: { version: string } }
    run('sh', '-c', `PATH="${root}node_modules/.bin:$PATH" && ${scripts.version}`)
  })

  test('adds the pending changes, keeps the existing ones, and raises the version everywhere', () => {
    const [before, after] = [read(root, 'CHANGELOG.md'), read(folder, 'CHANGELOG.md')]
    expect(versionOf(folder)).not.toBe(versionOf(root))
    expect(before.split('\n').filter((line) => !after.includes(line))).toEqual([])
    const lines = pending.flatMap(({ summary }) => summary.split('\n'))
    expect(after).toContain(`\n- ${planted}\n`)
    expect(lines.filter((line) => !after.includes(line))).toEqual([])
    const { version, packages } = lockedIn(folder)
    expect([version, packages[''].version, newestIn(folder)]).toEqual(Array(3).fill(versionOf(folder)))
    expect(after.indexOf(`## ${versionOf(folder)}`)).toBeLessThan(after.indexOf(`## ${versionOf(root)}`))
  })

  test('changes only the version in the lock file', () => {
    const settled = (lock: Lock) => ({ ...lock, version: '', packages: { ...lock.packages, '': '' } })
    expect(settled(lockedIn(folder))).toEqual(settled(lockedIn(root)))
    expect(read(folder, 'package-lock.json').length - read(root, 'package-lock.json').length).toBeLessThan(10)
  })
})
