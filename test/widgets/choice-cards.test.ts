import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const chosen = (page: Page) => page.evaluate(() => document.querySelector<HTMLInputElement>('input:checked')?.value)

test('Tab enters and leaves the cards, Space selects one, and the arrow keys cycle through them (TWO-03)', async () => {
  const page = await storybook.open('primitives-choicecards--invalid')
  await page.keyboard.press('Tab')
  expect(await chosen(page)).toBe(undefined)
  await page.keyboard.press('Space')
  expect(await chosen(page)).toBe('sms')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toBe('wechat')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await chosen(page)).toBe('google')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('radio')
})

test('AC-1 the selected card still stands out in forced-colors mode, and its radio button is the browser’s own', async () => {
  const page = await storybook.open('primitives-choicecards--chosen')
  await page.emulateMedia({ forcedColors: 'active' })
  const borders = await page
    .locator('label')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopColor))
  expect(borders[2]).not.toBe(borders[1])
  expect(borders[1]).toBe(borders[0])
  expect(
    await page
      .getByRole('radio')
      .first()
      .evaluate((radio) => getComputedStyle(radio).appearance),
  ).not.toBe('none')
})
