import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const alertOf = (page: Page) => page.getByRole('alertdialog')

test('the user can open and copy an alert’s details, cycle through its controls and close it by keyboard, which restores focus (WID-09, AC-2)', async () => {
  const page = await storybook.open('widgets-dialogshost--one-alert')
  expect(await focused(page)).toBe(en('dialog.ok'))
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe(en('error-card.details'))
  await page.keyboard.press('Enter')
  await page.getByText('POST /login').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Code: 502\nRequest: POST \/login\nTime: .+ GMT\+8$/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(en('dialog.ok'))
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(en('error-card.details'))
  await page.keyboard.press('Escape')
  await alertOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(en('login.submit'))
})

test.each([
  { width: 320, height: 480 },
  { width: 1024, height: 400 },
])(
  'a very long text starts in view, scrolls by keyboard, and keeps the button in view at $width × $height (WID-08)',
  async (viewport) => {
    const page = await storybook.open('primitives-alert--endless', { viewport })
    const alert = alertOf(page)
    const scrolled = () => alert.evaluate(({ scrollTop }) => scrollTop)
    const box = await alert.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(10)
    const action = await page.getByRole('button', { name: 'OK' }).boundingBox()
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect(await scrolled()).toBe(0)
    const isScrolling = await alert.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    if (!isScrolling) return
    await page.keyboard.press('PageDown')
    await expect.poll(scrolled).toBeGreaterThan(0)
  },
)

test('a sheet stays above the on-screen keyboard, and pinch zoom does not move it', async () => {
  const page = await storybook.open('primitives-dialog--focus-stays-in', { viewport: { width: 390, height: 844 } })
  // There is no on-screen keyboard here, so simulate its effect on the visual viewport.
  await page.evaluate(() => {
    const visible = Object.assign(new EventTarget(), { offsetTop: 0, height: 844, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: visible })
  })
  const change = (height: number, scale: number) =>
    page.evaluate(
      (figures) => {
        window.visualViewport?.dispatchEvent(
          Object.assign(new Event('resize'), Object.assign(window.visualViewport, figures)),
        )
      },
      { height, scale },
    )
  const bottom = async () => {
    const box = await page.getByRole('dialog').boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await bottom()).toBe(844)
  await change(508, 1)
  expect(await bottom()).toBe(508)
  await change(422, 2)
  expect(await bottom()).toBe(844)
})
