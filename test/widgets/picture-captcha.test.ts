import { describe, expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose, paste } from './typing.ts'

const storybook = openStorybook()

/** A form whose server has just asked for a picture. */
async function openAsked(options?: Parameters<typeof storybook.open>[1]) {
  const page = await storybook.open('widgets-picturecaptcha--asked', options)
  const box = page.getByRole('textbox', { name: en('picture-captcha.label') })
  const picture = page.getByRole('button', { name: /Show another picture/ })
  const source = () => page.locator('#storybook-root img').getAttribute('src')
  const isFocused = () => box.evaluate((field) => field === document.activeElement)
  return { page, box, picture, source, isFocused }
}

describe('the picture captcha', () => {
  test('WID-04 by keyboard alone: another picture, a new start', async () => {
    const { page, box, source, isFocused } = await openAsked()
    expect(await isFocused()).toBe(true)
    const first = await source()
    await page.keyboard.type('k7')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await vi.waitFor(async () => expect(await source()).not.toBe(first))
    expect(await box.inputValue()).toBe('')
    expect(await isFocused()).toBe(true)
  })

  test('WID-04 AC-5 by touch', async () => {
    const { page, box, picture, source, isFocused } = await openAsked({
      isTouch: true,
      viewport: { width: 320, height: 640 },
    })
    const first = await source()
    expect((await picture.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await box.tap()
    await page.keyboard.insertText('k7')
    await picture.tap()
    await vi.waitFor(async () => expect(await source()).not.toBe(first))
    expect(await box.inputValue()).toBe('')
    expect(await isFocused()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('OC-5 of pictures asked for in a row the latest shows, and it alone', async () => {
    const { page, picture, source } = await openAsked()
    const seen = new Set([await source()])
    for (let press = 0; press < 4; press += 1) {
      await picture.click()
      seen.add(await source())
    }
    expect(seen.size).toBe(5)
    await vi.waitFor(async () => expect(await picture.getAttribute('data-state')).toBe('ready'))
    const pictures = page.locator('#storybook-root img')
    expect(await pictures.count()).toBe(1)
    expect([...seen].at(-1)).toBe(await source())
  })

  test.each([
    ['k7m2p', 'k7m2'],
    ['k 7 m 2 p', 'k7m2'],
    ['ｋ７ｍ２', 'ｋ７ｍ２'],
    ['k 7 m 2', 'k 7 m 2'],
    [' k7m2 ', ' k7m2 '],
  ])('WID-04 IM-2 IN-3 of %j the box takes %j', async (text, taken) => {
    const { page, box } = await openAsked()
    await paste(page, text)
    expect(await box.inputValue()).toBe(taken)
    expect(await box.getAttribute('aria-invalid')).toBeNull()
  })

  test('WID-04 IM-1 what an input method still composes is not cut', async () => {
    const { page, box } = await openAsked()
    await compose(page, ['k', 'keqim'])
    expect(await box.inputValue()).toBe('keqim')
    await compose(page, ['keqim'], 'keqim')
    await vi.waitFor(async () => expect(await box.inputValue()).toBe('keqi'))
  })
})
