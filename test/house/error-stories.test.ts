// The error matrix is total by its type; here: each of its words is needed.

import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { type ErrorScreen, isNever, momentOf } from '../../stories/errors/error-screen.ts'
import { matrix } from '../../stories/errors/matrix.ts'

const screens = Object.values<ErrorScreen>(matrix)

test('every screen that ships stands in the matrix, under its own path', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test('every cell is decided: a moment that the screen names, or a reason in a sentence', () => {
  for (const { path, moments, cells } of screens) {
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
