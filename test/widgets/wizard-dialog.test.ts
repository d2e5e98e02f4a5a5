import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const measureBottom = (page: Page) =>
  page.getByRole('dialog').evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom))

/** Asserts that the button is in the top `height` px, and that the field can be scrolled into view above the button. */
async function expectUsable(page: Page, height: number) {
  const button = await page.getByRole('button', { name: 'Turn on' }).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(height)
  const field = page.getByLabel('6-digit code from the app')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
}

test('the dialog keeps its button and field above the on-screen keyboard and does not move on pinch zoom', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect', { viewport: { width: 390, height: 844 } })
  /** Simulates an on-screen keyboard or pinch zoom, either of which leaves only part of the page visible. */
  const resizeVisualViewport = (height: number, scale: number) =>
    page.evaluate(
      async (values) => {
        for (const [name, value] of Object.entries(values)) {
          Object.defineProperty(window.visualViewport, name, { configurable: true, value })
        }
        window.visualViewport?.dispatchEvent(new Event('resize'))
        await new Promise(requestAnimationFrame)
      },
      { height, scale },
    )
  await resizeVisualViewport(400, 1)
  expect(await measureBottom(page)).toBe(400)
  await expectUsable(page, 400)
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => void document.body.setAttribute('data-scrolled', '')
  })
  await resizeVisualViewport(422, 2)
  expect(await measureBottom(page)).toBe(844)
  // A zoomed page is not scrolled, because the user may have panned it.
  expect(await page.locator('body[data-scrolled]').count()).toBe(0)
})

test('the dialog shows its button and field and does not scroll horizontally at 400% zoom (AC-1)', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect', { viewport: { width: 320, height: 256 } })
  await expectUsable(page, 256)
  const canScrollHorizontally = await page
    .getByRole('dialog')
    .evaluate((panel) => [panel, ...panel.children].some((part) => part.scrollWidth > part.clientWidth))
  expect(canScrollHorizontally).toBe(false)
})
