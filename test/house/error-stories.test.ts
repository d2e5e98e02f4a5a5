// The compiler ensures that the error matrix is complete. These tests check its paths, points and explanations.

import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { type ErrorScreen, getPoint, isImpossible } from '../../stories/errors/error-screen.ts'
import { matrix } from '../../stories/errors/matrix.ts'

const screens = Object.values<ErrorScreen>(matrix)

test('the matrix lists every screen under its own path', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test.each(screens)(
  'each error on $path has a listed point or an explanation of why it cannot occur, and each point has an error',
  (screen) => {
    const cells = Object.values(screen.cells)
    const usedPoints = new Set(cells.filter((cell) => !isImpossible(cell)).map(getPoint))
    expect([...usedPoints].sort()).toEqual([...screen.points].sort())
    for (const cell of cells.filter(isImpossible)) expect(cell.impossible).toMatch(/^[A-Z].{20,}\.$/)
  },
)
