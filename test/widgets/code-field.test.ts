import type { Locator, Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { openStorybook, readCalls } from './storybook.ts'
import { compose } from './typing.ts'

const storybook = openStorybook()

/** A form with only a code field, which refuses every code except the one that was sent. */
async function openForm(options?: Parameters<typeof storybook.open>[1]) {
  const page = await storybook.open('widgets-onetimecode--empty', options)
  const submits = () => readCalls(page, '/two_step_login')
  return { page, submits, code: page.getByRole('textbox'), submit: page.getByRole('button') }
}

const refused = (code: Locator) =>
  vi.waitFor(async () => expect(await code.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 })
const caretCell = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root [aria-hidden] > span')].findIndex(
      (cell) => cell.getAttribute('data-caret') === 'here',
    ),
  )

describe('typing a code', () => {
  test('OC-1 digits fill the cells, the caret moves along, and nothing scrolls', async () => {
    const page = await storybook.open('primitives-codefield--empty')
    const input = page.getByRole('textbox')
    expect(await caretCell(page)).toBe(-1)
    await page.keyboard.press('Tab')
    for (const [place, digit] of [...'482913'].entries()) {
      await vi.waitFor(async () => expect(await caretCell(page)).toBe(place))
      await page.keyboard.press(digit)
    }
    await vi.waitFor(async () => expect(await caretCell(page)).toBe(5))
    expect(await input.inputValue()).toBe('482913')
    expect(await input.evaluate((field) => [field.scrollLeft, field.parentElement?.scrollLeft])).toEqual([0, 0])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await vi.waitFor(async () => expect(await caretCell(page)).toBe(3))
    expect(await input.inputValue()).toBe('48213')
    await page.keyboard.press('Tab')
    await vi.waitFor(async () => expect(await caretCell(page)).toBe(-1))
  })

  test('OC-1 WID-05 a typed letter is dropped without moving the caret', async () => {
    const page = await storybook.open('primitives-codefield--empty')
    const input = page.getByRole('textbox')
    await page.keyboard.press('Tab')
    await page.keyboard.type('4829')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x1')
    expect(await input.inputValue()).toBe('48129')
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
  })

  test('a click on a cell puts the caret before its digit', async () => {
    const page = await storybook.open('primitives-codefield--filled')
    const input = page.getByRole('textbox')
    const cell = await page.locator('#storybook-root [aria-hidden] > span').nth(2).boundingBox()
    if (!cell) throw new Error('no cell')
    await page.mouse.click(cell.x + cell.width / 3, cell.y + cell.height / 2)
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
    await vi.waitFor(async () => expect(await caretCell(page)).toBe(2))
  })
})

describe('tapping the code field', () => {
  test('AC-5 a tap anywhere on the cells focuses the field, which is a large enough touch target', async () => {
    const { page, submits, code } = await openForm({ isTouch: true, viewport: { width: 320, height: 640 } })
    const cells = page.locator('#storybook-root [aria-hidden] > span')
    const last = await cells.nth(5).boundingBox()
    if (!last) throw new Error('no cell')
    expect(last.height).toBeGreaterThanOrEqual(44)
    await page.touchscreen.tap(last.x + last.width / 2, last.y + last.height / 2)
    await vi.waitFor(async () => expect(await caretCell(page)).toBe(0))
    await page.keyboard.insertText('000000')
    await refused(code)
    await expect(submits()).resolves.toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe('IM-1, IM-2 an input method', () => {
  test('IM-1 nothing is changed, validated or submitted during composition, and the code is submitted once afterwards', async () => {
    const { page, submits, code } = await openForm()
    await code.click()
    await compose(page, ['１', '１２３', '１２３４５６', '１２３４５６７'])
    expect(await code.inputValue()).toBe('１２３４５６７')
    expect(await code.getAttribute('aria-invalid')).toBeNull()
    await compose(page, ['０００００'], '００００００')
    await refused(code)
    await expect(submits()).resolves.toMatchObject([{ data: { two_step_captcha: '000000' } }])
  })

  test('IM-2 composed characters that are not digits are dropped', async () => {
    const page = await storybook.open('primitives-codefield--empty')
    const input = page.getByRole('textbox')
    await input.click()
    await compose(page, ['n', 'ni'], '你')
    await vi.waitFor(async () => expect(await input.inputValue()).toBe(''))
    await compose(page, ['４', '４８'], '４８')
    await vi.waitFor(async () => expect(await input.inputValue()).toBe('48'))
  })
})
