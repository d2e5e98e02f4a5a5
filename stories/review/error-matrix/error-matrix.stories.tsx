import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { errorIds } from '../../../src/errors/catalogue.ts'
import { paths } from '../../../src/pages/links/paths.ts'
import { hasSameArgs } from '../keep-args.ts'
import { ErrorMatrixPage, type MatrixChoice } from './error-matrix-page.tsx'
import { matrixCells } from './read-matrix.ts'
import { matrixCodes, searchErrors } from './search-matrix.ts'

const shown = matrixCells.filter(({ state }) => state === 'shown')
const never = matrixCells.filter(({ state }) => state === 'never')
const everything: MatrixChoice = { screen: 'all', error: 'all', words: '' }

const meta = preview.meta({
  title: 'Review/Error matrix',
  component: ErrorMatrixPage,
  args: everything,
})

export const Default = meta.story({
  name: 'Every screen, every error',
  play: async ({ canvas, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expect(matrixCells).toHaveLength(paths.length * errorIds.length)
    await expect(canvas.getByRole('status')).toHaveTextContent(`${errorIds.length} errors, ${matrixCells.length} cells`)
    await expect(canvas.getByText('Shown as the catalogue says').nextElementSibling).toHaveTextContent(
      `${shown.length}`,
    )
    // Uses the table's own lists, because querying hundreds of cells by role takes seconds.
    const table = canvas.getByRole<HTMLTableElement>('table')
    // A header for each screen, and one for the group Account security.
    await expect(table.querySelectorAll('thead th')).toHaveLength(paths.length + 1)
    await expect(table.querySelectorAll('tbody th')).toHaveLength(errorIds.length)
    const links = [...table.querySelectorAll('a')]
    await expect(links).toHaveLength(matrixCells.length - never.length)
    await expect(links[0]).toHaveAccessibleName(/^500 .*, Login: shown$/)
    await expect(links[0]).toHaveAttribute('href', './?path=/story/pages-login-errors--status-500')
    const reasons = Array.from(table.querySelectorAll('td[title]'), (cell) => cell.getAttribute('title'))
    await expect(reasons).toHaveLength(never.length)
    await expect(reasons).not.toContain('')
  },
})

/** Finds the row headers by CSS, because querying hundreds of cells by role takes seconds. */
const rowNames = (root: HTMLElement) => Array.from(root.querySelectorAll('tbody th'), ({ textContent }) => textContent)

export const Searched = meta.story({
  name: 'Search by a code without its own row',
  args: { words: '1400001' },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expect(rowNames(canvasElement)).toHaveLength(searchErrors(args.words).length)
    await expect(canvas.getByRole('region', { name: 'Codes' })).toHaveTextContent(
      /^1400001 A code by SMS, .* Shown under its field, like any field error/,
    )
  },
})

export const SearchedByAnything = meta.story({
  name: 'Search by words, statuses, codes and rules',
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    // The server's and the page's texts, in any language; a status that is in no name; a row's second code; a rule.
    for (const [words, row] of [
      ['图片验证码不正确', /^pic_captcha_error/],
      ['Login expired, please', /^9000001/],
      ['503', /^429/],
      ['1800004', /^1800002/],
      ['err-09', /^1800002/],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.paste(words)
      const names = rowNames(canvasElement)
      await expect([names.length < errorIds.length, names.some((name) => row.test(name))]).toEqual([true, true])
    }
    await userEvent.clear(field)
    await userEvent.paste('no such error')
    await expect(canvas.getByText('No error has all of these words.')).toBeVisible()
  },
})

export const EveryCode = meta.story({
  name: 'Search finds every code in the contract',
  tags: ['!dev'],
  args: { words: 'bad_signature' },
  play: async ({ canvasElement }) => {
    await expect(matrixCodes.length).toBeGreaterThan(50)
    const unreachable = matrixCodes.filter(({ code, rows, how }) => {
      const found = searchErrors(code)
      return rows.some((row) => !found.includes(row)) || (rows.length === 0 && !how.startsWith('Not shown: '))
    })
    await expect(unreachable).toEqual([])
    await expect(rowNames(canvasElement).join()).toMatch(/Any other error/)
  },
})

export const OneScreen = meta.story({
  name: 'All errors of one screen',
  args: { screen: 'login' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(errorIds.length)
    await expect(canvas.getByRole('link', { name: 'Offline' })).toHaveAttribute(
      'href',
      './?path=/story/pages-login-errors--offline',
    )
    await expect(canvas.getByText(/^Cannot come up\. The form has a login field/)).toBeVisible()
    // Errors that only other screens handle appear in an alert on the login page, whatever the catalogue says.
    const card = (name: RegExp) => canvas.getByRole('link', { name }).closest('li')
    await expect(card(/^already_verified/)).toHaveTextContent('Shown in an alert.')
    await expect(card(/session is checked$/)).toHaveTextContent('so an alert asks to log in')
  },
})

export const OneError = meta.story({
  name: 'One error on every screen',
  args: { error: 'sliding-captcha' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(paths.length)
    const screens = canvas.getByRole('combobox', { name: 'Screen' })
    await userEvent.selectOptions(screens, 'Login')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 error, 1 cell')
    await userEvent.selectOptions(screens, 'All')
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
