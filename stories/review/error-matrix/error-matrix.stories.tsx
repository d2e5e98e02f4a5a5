import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { errorIds } from '../../../src/errors/catalog.ts'
import { paths } from '../../../src/pages/links/paths.ts'
import { ErrorMatrixPage, type MatrixSelection } from './error-matrix-page.tsx'
import { matrixCells } from './read-matrix.ts'

const wholeMatrix: MatrixSelection = { screen: 'all', error: 'all', query: '' }

const meta = preview.meta({
  title: 'Review/Error matrix',
  component: ErrorMatrixPage,
  args: wholeMatrix,
})

export const Default = meta.story({
  name: 'Every error on every screen',
  play: async ({ canvas }) => {
    await expect(matrixCells).toHaveLength(paths.length * errorIds.length)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ errors?, \d+ cells?$/)
  },
})

export const Searched = meta.story({
  name: 'Search by a code without its own row',
  args: { query: '1400001' },
  play: async ({ canvas, userEvent }) => {
    const rowNames = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(rowNames()).toEqual(['Field error', expect.stringMatching(/Any other error/)])
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    // Searches by a server message, a page message, a status missing from the names, a row's second code, and a rule.
    for (const [query, row] of [
      ['图片验证码不正确', /^pic_captcha_error/],
      ['Login expired, please', /^9000001/],
      ['503', /^429/],
      ['1800004', /^1800002/],
      ['err-09', /^1800002/],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.paste(query)
      await expect(rowNames()).toContainEqual(expect.stringMatching(row))
    }
    await userEvent.clear(field)
    await userEvent.paste('1400001')
  },
})

export const OneScreen = meta.story({
  name: 'All errors on one screen',
  args: { screen: 'login' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(errorIds.length)
    await expect(canvas.getByRole('link', { name: 'Offline' })).toHaveAttribute(
      'href',
      './?path=/story/pages-login-errors--offline',
    )
    await expect(canvas.getByText(/^Cannot occur\. This screen does not ask for a two-step login code/)).toBeVisible()
    // The login page does not handle this error, so it shows an alert instead of following the catalog.
    const card = canvas.getByRole('link', { name: /^already_verified/ }).closest('li')
    await expect(card).toHaveTextContent('Shown in an alert.')
  },
})

export const OneError = meta.story({
  name: 'One error on every screen',
  args: { error: 'sliding-captcha' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(paths.length)
  },
})
