import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const bottomOf = (page: Page) =>
  page.getByRole('dialog').evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom))

/** Expects that the buttons are above a line, and that the field can be scrolled into view above them. */
async function expectUsable(page: Page, height: number) {
  const action = await page.getByRole('button', { name: 'Turn on' }).boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(height)
  const field = page.getByLabel('6-digit code from the app')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0)
}

test('the on-screen keyboard hides neither the buttons nor the focused field, and pinch zoom moves nothing', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect', { viewport: { width: 390, height: 844 } })
  /** Simulates a phone's keyboard: only the part of the page above it is visible. */
  const showPart = (height: number, scale: number) =>
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
  await showPart(400, 1)
  expect(await bottomOf(page)).toBe(400)
  await expectUsable(page, 400)
  await showPart(422, 2)
  expect(await bottomOf(page)).toBe(844)
})

test('the buttons are visible and nothing scrolls sideways at 400 % zoom (AC-1)', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect', { viewport: { width: 320, height: 256 } })
  await expectUsable(page, 256)
  const isSideways = await page
    .getByRole('dialog')
    .evaluate((panel) => [panel, ...panel.children].some((part) => part.scrollWidth > part.clientWidth))
  expect(isSideways).toBe(false)
})
