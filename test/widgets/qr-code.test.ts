import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('the quiet zone around a QR code is at least 4 modules wide, even in the dark theme (SCR-08)', async () => {
  const page = await storybook.open('primitives-qrcode--no-quiet-zone', { theme: 'dark' })
  const { margin, module, background } = await page.getByRole('img').evaluate((image: HTMLImageElement) => {
    const padding = Number.parseFloat(getComputedStyle(image).paddingLeft)
    const width = image.clientWidth - 2 * padding
    const parent = image.parentElement
    return {
      margin: padding,
      module: width / image.naturalWidth,
      background: parent && getComputedStyle(parent).backgroundColor,
    }
  })
  expect(margin / module).toBeGreaterThanOrEqual(4)
  expect(background).toBe('rgb(255, 255, 255)')
})
