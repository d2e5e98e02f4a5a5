import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../mocks/personas/people.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

const dialog = (page: Page) => page.getByRole('dialog')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const isInside = (page: Page) =>
  page.evaluate(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))

test('AC-2 AC-6 by keyboard alone: in, on, back, on, and out with a question', async () => {
  const page = await storybook.open('primitives-wizarddialog--closed')
  await page.getByRole('button', { name: 'Turn on' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Choose verification method')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  expect(await page.getByRole('radio', { name: 'WeChat' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Back')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Verify identity')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Continue')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Set up authenticator app')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await isInside(page)).toBe(true)
  }
  await page.getByLabel('6-digit code from the app').focus()
  await page.keyboard.type('482913')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Turn on')
})

test('by touch: every step, and a tap outside does nothing', async () => {
  const page = await storybook.open('primitives-wizarddialog--first', {
    isTouch: true,
    viewport: { width: 390, height: 844 },
  })
  await page.touchscreen.tap(195, 40)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByText('Scan once, get codes in WeChat').tap()
  expect(await page.getByRole('radio', { name: 'WeChat' }).isChecked()).toBe(true)
  for (const name of ['Back', 'Continue', 'Close']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByRole('heading', { name: 'Set up authenticator app' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).tap()
  await dialog(page).waitFor({ state: 'detached' })
})

describe('the keyboard on the screen', () => {
  /** Stands in for what a phone does when its keyboard comes: only the part above it is seen. */
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

  test('hides neither the buttons nor the field in focus', async () => {
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

  test('two fingers that zoom move nothing', async () => {
    const page = await storybook.open('primitives-wizarddialog--connect', phone)
    await showPart(page, { height: 422, scale: 2 })
    const bottom = await dialog(page).evaluate((panel) => panel.getBoundingClientRect().bottom)
    expect(Math.round(bottom)).toBe(844)
  })
})

test.each([
  ['the desktop client', { width: 380, height: 520 }],
  ['a small phone', { width: 320, height: 568 }],
  ['200 % zoom', { width: 512, height: 384 }],
  ['400 % zoom', { width: 320, height: 256 }],
])('AC-1 in %s the buttons are in sight, and nothing moves sideways', async (_, viewport) => {
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

test('one line of error moves nothing', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect')
  const plain = await dialog(page).evaluate((panel) => panel.clientHeight)
  const failed = await storybook.open('primitives-wizarddialog--failed')
  expect(await dialog(failed).evaluate((panel) => panel.clientHeight)).toBe(plain)
})
