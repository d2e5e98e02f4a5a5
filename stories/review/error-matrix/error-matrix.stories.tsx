import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { errorIds } from '../../../src/errors/catalogue.ts'
import { paths } from '../../../src/pages/paths.ts'
import { ErrorMatrixPage, type MatrixChoice } from './error-matrix-page.tsx'
import { countCells, matrixCells } from './read-matrix.ts'

const whole = countCells(matrixCells)
const everything: MatrixChoice = { screen: 'all', error: 'all' }

const meta = preview.meta({
  title: 'Review/Error matrix',
  component: ErrorMatrixPage,
  args: everything,
})

export const Default = meta.story({
  name: 'Every screen, every error',
  play: async ({ canvas, userEvent }) => {
    await expect(whole).toEqual({
      all: paths.length * errorIds.length,
      shown: whole.shown,
      never: whole.never,
      missing: 0,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent(`${whole.all} cells: ${whole.shown} shown`)
    const grid = within(canvas.getByRole('table'))
    await expect(grid.getAllByRole('columnheader')).toHaveLength(paths.length)
    await expect(grid.getAllByRole('rowheader')).toHaveLength(errorIds.length)
    await expect(grid.getAllByRole('link')).toHaveLength(whole.shown)
    const cell = grid.getByRole('link', { name: '500 · Server had a small problem, Login: shown' })
    await expect(cell).toHaveAttribute('href', './?path=/story/pages-login-errors--status-500')
    await userEvent.hover(cell)
    const aside = within(canvas.getByRole('complementary'))
    await expect(await aside.findByRole('heading', { name: 'Login · 500 · Server had a small problem' })).toBeVisible()
    await userEvent.unhover(cell)
  },
})

export const OneScreen = meta.story({
  name: 'The errors of one screen',
  args: { screen: 'login' },
  // It shows the committed pictures of other stories, and would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(errorIds.length)
    await expect(canvas.getByRole('link', { name: 'Offline' })).toHaveAttribute(
      'href',
      './?path=/story/pages-login-errors--offline',
    )
    await expect(canvas.getByText(/^Cannot come up\. The form shows the login/)).toBeVisible()
  },
})

export const OneError = meta.story({
  name: 'One error on every screen',
  args: { error: 'sliding-captcha' },
  // As above.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(paths.length)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Login')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 cells: 1 shown, 0 cannot come up, 0 missing')
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
