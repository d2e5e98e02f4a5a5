import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const windowSizes = [
  [1024, 640],
  [1280, 600],
  [1366, 640],
  [1440, 860],
  [1440, 900],
  [1920, 900],
  [2560, 1080],
] as const

test.each(locales)(
  'the clear-sky tagline in %s does not overlap the sheets of paper at any tested window size',
  async (locale) => {
    const page = await storybook.open('pages-login--default', { locale, brand: 'clear-sky' })
    const scene = page.locator('svg[viewBox="0 0 640 876"]')
    await scene.waitFor()
    for (const [width, height] of windowSizes) {
      await page.setViewportSize({ width, height })
      const layout = await scene.evaluate((picture) => {
        const bottoms = [...(picture.parentElement?.querySelectorAll('p') ?? [])].map(
          (p) => p.getBoundingClientRect().bottom,
        )
        // Paths with a gradient are the sheets of paper. Only the sky, sun and hills may be behind the text.
        const sheets = [...picture.querySelectorAll('path[fill^="url(#clear-sky-"]')]
        const tops = sheets.map((sheet) => sheet.getBoundingClientRect().top)
        return { paragraphs: bottoms.length, sheets: tops.length, gap: Math.min(...tops) - Math.max(...bottoms) }
      })
      expect(layout, `${width}×${height}`).toMatchObject({ paragraphs: 2, sheets: 27 })
      expect(layout.gap, `${width}×${height}`).toBeGreaterThanOrEqual(24)
    }
  },
)
