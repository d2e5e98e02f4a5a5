import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook, readCalls } from './storybook.ts'

const storybook = openStorybook()

/** Drags the built-in slider to the end by touch. */
async function dragByTouch(page: Page) {
  const box = await page
    .getByRole('slider', { name: en('slider.label') })
    .locator('..')
    .boundingBox()
  if (!box) throw new Error('the slider is not shown')
  const { x, y, width, height } = box
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...positions: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: positions.map((ratio) => ({ x: x + height / 2 + (width - height) * ratio, y: y + height / 2 })),
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', step / 10)
    await page.waitForTimeout(20)
  }
  await touch('touchEnd')
}

async function slideByKeyboard(page: Page) {
  for (const key of ['ArrowRight', 'ArrowRight', 'End']) await page.keyboard.press(key)
}

const phone = { isTouch: true, viewport: { width: 360, height: 640 } }
const builtInStory = 'widgets-slidercaptcha--over-dialog'
const vendorStory = 'widgets-slidercaptcha--vendor-over-dialog'

test.each([
  {
    name: 'dragging the built-in slider by touch',
    story: builtInStory,
    options: phone,
    act: dragByTouch,
    checkCount: 1,
  },
  { name: 'solving the built-in slider by keyboard', story: builtInStory, act: slideByKeyboard, checkCount: 1 },
  { name: 'solving a vendor’s slider by keyboard', story: vendorStory, act: slideByKeyboard, checkCount: 1 },
  {
    name: 'pressing Escape in the built-in slider',
    story: builtInStory,
    act: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    name: 'pressing Escape in a vendor’s slider',
    story: vendorStory,
    act: (page: Page) => page.keyboard.press('Escape'),
  },
])('$name leaves the dialog below unchanged (OC-6, WID-16, AC-6)', async ({ story, options, act, checkCount = 0 }) => {
  const page = await storybook.open(story, options)
  await act(page)
  const calls = () => readCalls(page, '/hermes/captcha_verify')
  await vi.waitFor(async () => expect(await calls()).toHaveLength(checkCount), { timeout: 8000 })
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(() => page.getByRole('slider').count(), { timeout: 4000 }).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(1)
  await expect.poll(focusedText, { timeout: 4000 }).toBe(en('login.submit'))
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0)
  await page.getByRole('textbox').click()
  await page.keyboard.type('.lin')
  expect(await page.getByRole('textbox').inputValue()).toBe('mei.lin')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the user can solve the built-in slider captcha by tapping, without dragging (WID-16, WCAG 2.5.7)', async () => {
  const page = await storybook.open('widgets-slidercaptcha--opened', { isTouch: true })
  const box = await page.getByRole('slider').locator('..').boundingBox()
  if (!box) throw new Error('the slider is not shown')
  for (let tap = 0; tap < 4; tap += 1) {
    await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2)
  }
  await page.getByText(en('slider.passed')).waitFor()
})
