// The compiler ensures that the error matrix is complete; these tests find entries that are not needed.

import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { type ErrorScreen, isNever, momentOf } from '../../stories/errors/error-screen.ts'
import { matrix } from '../../stories/errors/matrix.ts'

const screens = Object.values<ErrorScreen>(matrix)

test('the matrix has every screen under its own path', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test('every cell is a moment of its screen, or a reason in a sentence', () => {
  for (const { path, moments, cells } of screens) {
    for (const cell of Object.values(cells)) {
      if (isNever(cell)) expect(cell.never, path).toMatch(/^[A-Z].{20,}\.$/)
      else expect(moments, path).toContain(momentOf(cell))
    }
  }
})

test('no screen has a moment without errors', () => {
  for (const { path, moments, cells } of screens) {
    const used = new Set(Object.values(cells).map((cell) => (isNever(cell) ? undefined : momentOf(cell))))
    expect([path, moments.filter((moment) => !used.has(moment))]).toEqual([path, []])
  }
})
