import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const chosen = (page: Page) => page.evaluate(() => document.querySelector<HTMLInputElement>('input:checked')?.value)
const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('by keyboard alone: Tab leads in and out, Space chooses, arrow keys go round (TWO-03)', async () => {
  const page = await storybook.open('primitives-choicecards--empty')
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

test('by touch: the whole card is the target', async () => {
  const page = await storybook.open('primitives-choicecards--chosen', { isTouch: true })
  for (const [label, value] of [
    ['SMS code', 'sms'],
    ['WeChat', 'wechat'],
  ] as const) {
    const card = page.locator('label', { hasText: label })
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await card.tap({ position: { x: 4, y: (box?.height ?? 0) - 4 } })
    expect(await chosen(page)).toBe(value)
  }
})

test('one that cannot be chosen is passed over by arrow keys and taps', async () => {
  const page = await storybook.open('primitives-choicecards--disabled', { isTouch: true })
  await page.getByText('Link WeChat to your account first').tap({ force: true })
  expect(await chosen(page)).toBe('google')
  await page.getByRole('radio', { name: 'Google Authenticator' }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await chosen(page)).toBe('sms')
})

test('AC-1 in forced colours the chosen one still differs, and its radio button is the browser’s own', async () => {
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

test.each([
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 256, height: 200 }],
])('AC-1 nothing is cut off at %s', async (_, viewport) => {
  const page = await storybook.open('primitives-choicecards--chinese', { viewport })
  expect(await isSideways(page)).toBe(false)
  for (const card of await page.locator('label').all()) {
    const isCut = await card.evaluate((element) => element.scrollWidth > element.clientWidth + 1)
    expect(isCut).toBe(false)
  }
})
