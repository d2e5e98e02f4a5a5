import { expect, test } from 'vitest'
import { isFocused, openStorybook } from './storybook.ts'

const storybook = openStorybook()

/** Opens a page whose button shows a toast, and waits until the story's own toast has closed. */
async function toastPage(options = {}) {
  const page = await storybook.open('primitives-toast--closed', options)
  const opener = page.getByRole('button', { name: 'Log out iPad Air' })
  const toast = page.getByRole('listitem').filter({ hasText: 'iPad Air is logged out' })
  await toast.waitFor({ state: 'detached' })
  return { page, opener, toast, gone: () => toast.waitFor({ state: 'detached', timeout: 4000 }) }
}

test('F8 moves focus to the toast, Enter closes it, and focus returns (WID-10)', async () => {
  const { page, opener, toast, gone } = await toastPage()
  await opener.focus()
  await page.keyboard.press('Enter')
  await toast.waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await gone()
  await expect.poll(() => isFocused(opener)).toBe(true)
})

test('a long swipe dismisses the toast, but a short one does not', async () => {
  const { page, opener, toast, gone } = await toastPage({ viewport: { width: 390, height: 844 }, isTouch: true })
  await opener.tap()
  await toast.waitFor()
  const box = await toast.boundingBox()
  const start = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }
  const session = await page.context().newCDPSession(page)
  const swipe = async (by: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
    for (const part of [0.3, 0.6, 1]) {
      const touchPoints = [{ x: start.x, y: start.y - by * part }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(20)
  expect(await toast.count()).toBe(1)
  await swipe(90)
  await gone()
})

test('the toast appears at the top on a phone, away from the primary action, with a large enough touch target', async () => {
  const { page, opener, toast } = await toastPage({ viewport: { width: 320, height: 568 }, isTouch: true })
  await opener.tap()
  await toast.waitFor()
  const box = await toast.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(568 / 4)
  expect((await page.getByRole('button', { name: 'Close' }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
