// Checks the pending changes and a trial release of them, which must keep every changelog entry and bump every version.

import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChangesets } from '@changesets/read'
import { expect, test } from 'vitest'
import { plantedFolder } from './planted-folder.ts'

type Lock = { version: string; packages: Record<string, { version: string }> }

const root = join(import.meta.dirname, '../..')
const pending = await readChangesets(root)

/** A folder's stated versions, changelog and locked packages. */
function readRelease(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const lock = JSON.parse(read('package-lock.json')) as Lock
  const { '': own, ...locked } = lock.packages
  const changelog = read('CHANGELOG.md')
  const newest = /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1]
  return { version, others: [lock.version, own?.version, newest], changelog, locked }
}

test.each(pending)('$id has a kind and a summary', ({ releases, summary }) => {
  expect(releases).toEqual([{ name: 'portico', type: expect.stringMatching(/^(major|minor|patch)$/) as string }])
  expect(summary.length).toBeGreaterThan(20)
  // A heading in the summary would start another release or kind.
  expect(summary).not.toMatch(/^#/m)
})

test('a release adds the pending changes to the changelog and bumps the version everywhere', () => {
  // At least one is pending, even right after a release.
  const folder = plantedFolder({ '.changeset/planted.md': '---\n"portico": patch\n---\n\nA change of one line.\n' })
  for (const file of ['.changeset', '.npmrc', 'package.json', 'package-lock.json', 'CHANGELOG.md']) {
    cpSync(join(root, file), join(folder, file), { recursive: true })
  }
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder })
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  execFileSync('npm', ['run', 'version'], { cwd: folder, env, stdio: 'pipe' })

  const [before, after] = [readRelease(root), readRelease(folder)]
  expect(before.others).toEqual(Array(3).fill(before.version))
  expect(after.others).toEqual(Array(3).fill(after.version))
  expect(after.version).not.toBe(before.version)
  expect(after.locked).toEqual(before.locked)
  const lines = [before.changelog, '- A change of one line.', ...pending.map(({ summary }) => summary)].join('\n')
  expect(lines.split('\n').filter((line) => !after.changelog.includes(line))).toEqual([])
})
