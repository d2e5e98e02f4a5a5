import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const dialog = (page: Page) => page.getByRole('dialog')

describe('the on-screen keyboard', () => {
  /** Simulates a phone's keyboard: only the part of the page above it is visible. */
  async function showPart(page: Page, part: { height: number; scale?: number }) {
    await page.evaluate((values) => {
      const viewport = window.visualViewport
      if (!viewport) throw new Error('no visual viewport')
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(viewport, name, { configurable: true, value })
      }
      viewport.dispatchEvent(new Event('resize'))
    }, part)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }

  const phone = { isTouch: true, viewport: { width: 390, height: 844 } }

  test('hides neither the buttons nor the focused field', async () => {
    const page = await storybook.open('primitives-wizarddialog--connect', phone)
    await showPart(page, { height: 400 })
    const action = await page.getByRole('button', { name: 'Turn on' }).boundingBox()
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(400)
    expect((await dialog(page).boundingBox())?.y).toBeGreaterThanOrEqual(0)
    const field = page.getByLabel('6-digit code from the app')
    await field.scrollIntoViewIfNeeded()
    const box = await field.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0)
    await showPart(page, { height: 844 })
    const bottom = await dialog(page).evaluate((panel) => panel.getBoundingClientRect().bottom)
    expect(Math.round(bottom)).toBe(844)
  })
})

test('the buttons are visible and nothing scrolls sideways at 400 % zoom (AC-1)', async () => {
  const viewport = { width: 320, height: 256 }
  const page = await storybook.open('primitives-wizarddialog--connect', { viewport })
  const action = await page.getByRole('button', { name: 'Turn on' }).boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
  const isSideways = await dialog(page).evaluate((panel) =>
    [panel, ...panel.children].some((part) => part.scrollWidth > part.clientWidth),
  )
  expect(isSideways).toBe(false)
  const field = page.getByLabel('6-digit code from the app')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0)
})

test('a one-line error does not shift the layout', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect')
  const plain = await dialog(page).evaluate((panel) => panel.clientHeight)
  const failed = await storybook.open('primitives-wizarddialog--failed')
  expect(await dialog(failed).evaluate((panel) => panel.clientHeight)).toBe(plain)
})
