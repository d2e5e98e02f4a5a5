import { describe, expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose } from './typing.ts'

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

  test('WID-04 IM-1 what an input method still composes is not cut', async () => {
    const { page, box } = await openAsked()
    await compose(page, ['k', 'keqim'])
    expect(await box.inputValue()).toBe('keqim')
    await compose(page, ['keqim'], 'keqim')
    await vi.waitFor(async () => expect(await box.inputValue()).toBe('keqi'))
  })
})
