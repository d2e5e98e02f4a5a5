// The error matrix is total by its type; here: its stories are those that it asks for, and each of its words is needed.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { errorIds } from '../../src/errors/catalogue.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { type ErrorScreen, isNever, momentOf } from '../../stories/errors/error-screen.ts'
import { matrix } from '../../stories/errors/matrix.ts'
import { expectedFiles, storiesFolder } from '../../tools/error-stories/files.ts'
import { findStale } from '../../tools/error-stories/find-stale.ts'
import { exportOf, fileOf, writeStories } from '../../tools/error-stories/write-stories.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const screens = Object.values<ErrorScreen>(matrix)

function readFolder(): Map<string, string> {
  const files = globSync(`${storiesFolder}/*.stories.tsx`, { cwd: root })
  return new Map(files.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]))
}

describe('on planted lies', () => {
  const login = matrix['/login']
  const file = fileOf(login)

  test('a story that was deleted, changed, or added by hand', () => {
    const committed = readFolder()
    const source = committed.get(file) ?? ''
    expect(findStale(expectedFiles(), committed)).toEqual([])
    const deleted = source.replace(/\n\/\/ ERR-02\nexport const Status502[\s\S]*?\n}\)\n/, '')
    expect(deleted).not.toBe(source)
    expect(findStale(expectedFiles(), new Map(committed).set(file, deleted))).toEqual([`${file}: is not current`])
    expect(findStale(expectedFiles(), new Map(committed).set('by-hand.stories.tsx', ''))).toEqual([
      'by-hand.stories.tsx: no screen of the matrix has these stories',
    ])
  })

  test('a file that is gone', () => {
    const committed = readFolder()
    committed.delete(file)
    expect(findStale(expectedFiles(), committed)).toEqual([`${file}: is missing`])
  })

  test('a cell that was taken back takes its story with it', () => {
    const taken = { ...login, cells: { ...login.cells, offline: { never: 'For the test.' } } }
    expect(writeStories(login)).toContain(`export const ${exportOf('offline')} =`)
    expect(writeStories(taken)).not.toContain(`export const ${exportOf('offline')} =`)
  })
})

test('every screen that ships stands in the matrix, under its own path', () => {
  expect(Object.keys(matrix).sort()).toEqual([...paths].sort())
  expect(screens.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test('every cell is decided: a moment that the screen names, or a reason in a sentence', () => {
  for (const { path, moments, cells } of screens) {
    expect(Object.keys(cells).sort(), path).toEqual([...errorIds].sort())
    for (const cell of Object.values(cells)) {
      if (isNever(cell)) expect(cell.never, path).toMatch(/^[A-Z].{20,}\.$/)
      else expect(moments, path).toContain(momentOf(cell))
    }
  }
})

test('no screen names a moment in which nothing goes wrong', () => {
  for (const { path, moments, cells } of screens) {
    const used = new Set(Object.values(cells).map((cell) => (isNever(cell) ? undefined : momentOf(cell))))
    expect([path, moments.filter((moment) => !used.has(moment))]).toEqual([path, []])
  }
})

test('the stories are those of the matrix: `npm run stories:generate`', () => {
  expect(findStale(expectedFiles(), readFolder())).toEqual([])
})
