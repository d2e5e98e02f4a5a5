import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { openStorybook, readCalls } from './storybook.ts'
import { compose } from './typing.ts'

const storybook = openStorybook()

/** Returns the index of the cell with the caret, or -1 if there is no caret. */
const findCaretCellIndex = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root [aria-hidden] > span')].findIndex(
      (cell) => cell.getAttribute('data-caret') === 'here',
    ),
  )

test('typing digits fills the cells and moves the caret, and typing a letter changes nothing (OC-1, WID-05)', async () => {
  const page = await storybook.open('primitives-codefield--empty')
  const input = page.getByRole('textbox')
  expect(await findCaretCellIndex(page)).toBe(-1)
  await page.keyboard.press('Tab')
  for (const [index, digit] of [...'482913'].entries()) {
    await vi.waitFor(async () => expect(await findCaretCellIndex(page)).toBe(index))
    await page.keyboard.press(digit)
  }
  await vi.waitFor(async () => expect(await findCaretCellIndex(page)).toBe(5))
  expect(await input.inputValue()).toBe('482913')
  expect(await input.evaluate((field) => [field.scrollLeft, field.parentElement?.scrollLeft])).toEqual([0, 0])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('x')
  await vi.waitFor(async () => expect(await findCaretCellIndex(page)).toBe(3))
  expect(await input.inputValue()).toBe('48213')
})

test('the field does not alter, validate or submit text during IME composition, and submits the code once afterwards (IM-1)', async () => {
  const page = await storybook.open('widgets-onetimecode--empty')
  const code = page.getByRole('textbox')
  await code.click()
  await compose(page, ['１', '１２３', '１２３４５６', '１２３４５６７'])
  expect(await code.inputValue()).toBe('１２３４５６７')
  expect(await code.getAttribute('aria-invalid')).toBeNull()
  await compose(page, ['０００００'], '００００００')
  await vi.waitFor(async () => expect(await code.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 })
  await expect(readCalls(page, '/two_step_login')).resolves.toMatchObject([{ data: { two_step_captcha: '000000' } }])
})

test('the field drops composed characters that are not digits (IM-2)', async () => {
  const page = await storybook.open('primitives-codefield--empty')
  const input = page.getByRole('textbox')
  await input.click()
  await compose(page, ['n', 'ni'], '你')
  await vi.waitFor(async () => expect(await input.inputValue()).toBe(''))
  await compose(page, ['４', '４８'], '４８')
  await vi.waitFor(async () => expect(await input.inputValue()).toBe('48'))
})
