import type { Locator, Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { isFocused, openStorybook, readCalls } from './storybook.ts'

const storybook = openStorybook()

/** The page's own slider and a vendor's, each over a dialog with input. */
const sliders = [
  { whose: 'the page’s own', story: 'widgets-slidercaptcha--over-dialog', name: en('slider.label') },
  { whose: 'a vendor’s', story: 'widgets-slidercaptcha--vendor-over-dialog', name: 'Slide to the right' },
] as const

const handleOf = (page: Page, name: string) => page.getByRole('slider', { name })

/** The frame of the track. The handle starts at its left end. */
async function frameOf(handle: Locator) {
  const box = await handle.locator('..').boundingBox()
  if (!box) throw new Error('the slider is not shown')
  return box
}

/** The positions of a drag. */
async function pathOf(handle: Locator) {
  const { x, y, width, height } = await frameOf(handle)
  const from = x + height / 2
  return Array.from({ length: 11 }, (_, step) => ({ x: from + ((width - height) * step) / 10, y: y + height / 2 }))
}

/** Drags the handle, which makes one verification call. */
async function pass(page: Page, draw: () => Promise<void>) {
  const verdicts = () => readCalls(page, '/hermes/captcha_verify')
  const { length } = await verdicts()
  await draw()
  await vi.waitFor(async () => expect(await verdicts()).toHaveLength(length + 1), { timeout: 8000 })
}

async function dragByMouse(page: Page, handle: Locator, steps?: number) {
  const [first, ...rest] = (await pathOf(handle)).slice(0, steps)
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
  await page.mouse.down()
  for (const { x, y } of rest) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(20)
  }
  await page.mouse.up()
}

async function dragByFinger(page: Page, handle: Locator) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [first, ...rest] = await pathOf(handle)
  if (first) await touch('touchStart', [first])
  for (const point of rest) {
    await touch('touchMove', [point])
    await page.waitForTimeout(20)
  }
  await touch('touchEnd', [])
  await session.detach()
}

/** Asserts that the slider has closed, the dialog below is unchanged, and focus is back where the slider was opened. */
async function expectDialogAsBefore(page: Page) {
  const button = page.getByRole('button', { name: en('login.submit') })
  await expect.poll(() => page.getByRole('slider').count(), { timeout: 4000 }).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('mei')
  await expect.poll(() => isFocused(button), { timeout: 4000 }).toBe(true)
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0)
}

async function typeOn(page: Page) {
  await page.getByRole('textbox').click()
  await page.keyboard.type('.lin')
  expect(await page.getByRole('textbox').inputValue()).toBe('mei.lin')
}

describe.each(sliders)('OC-6 $whose slider above an open dialog leaves it open', ({ story, name }) => {
  test('OC-6 WID-16 after a mouse drag', async () => {
    const page = await storybook.open(story)
    await pass(page, () => dragByMouse(page, handleOf(page, name)))
    await expectDialogAsBefore(page)
    await typeOn(page)
  })

  test('OC-6 WID-16 after a touch drag on a small phone', async () => {
    const page = await storybook.open(story, { isTouch: true, viewport: { width: 360, height: 640 } })
    await pass(page, () => dragByFinger(page, handleOf(page, name)))
    await expectDialogAsBefore(page)
  })

  test('OC-6 AC-6 after keyboard use', async () => {
    const page = await storybook.open(story)
    await pass(page, async () => {
      for (const key of ['ArrowRight', 'ArrowRight', 'End']) await page.keyboard.press(key)
    })
    await expectDialogAsBefore(page)
    await typeOn(page)
  })

  test('OC-6 when Escape closes the slider', async () => {
    const page = await storybook.open(story)
    await page.keyboard.press('Escape')
    await expectDialogAsBefore(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})

describe('WID-16 the page’s own slider', () => {
  const name = en('slider.label')

  test('can be passed by tapping its track, without a drag (WCAG 2.5.7)', async () => {
    const page = await storybook.open('widgets-slidercaptcha--phone', {
      isTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const { x, y, width, height } = await frameOf(handleOf(page, name))
    for (let press = 0; press < 4; press += 1) await page.touchscreen.tap(x + width - 4, y + height / 2)
    await page.getByText(en('slider.passed')).waitFor()
  })
})
