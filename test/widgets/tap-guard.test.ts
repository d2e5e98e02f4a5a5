import type { CDPSession, Locator } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { isFocused, openStorybook } from './storybook.ts'

const storybook = openStorybook()
const phone = { viewport: { width: 390, height: 844 }, isTouch: true }

async function guardedPage() {
  const page = await storybook.open('widgets-tapguard--by-keyboard', phone)
  const count = page.locator('output')
  // The story's play has clicked four times, the last time more than 300 ms ago.
  expect(await count.textContent()).toBe('4 + 0')
  return {
    page,
    submit: page.getByRole('button', { name: en('login.submit') }),
    other: page.getByRole('button', { name: en('dialog.ok') }),
    count: () => count.textContent(),
    session: await page.context().newCDPSession(page),
  }
}

type Point = { x: number; y: number }

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The tap target is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Taps without the delay that Playwright adds. */
async function tap(session: CDPSession, point: Point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('an immediate second tap does nothing, whether on the same button or another (WID-17)', async () => {
  const { submit, other, count, session } = await guardedPage()
  const [first, second] = [await middleOf(submit), await middleOf(other)]
  await tap(session, first)
  await tap(session, first)
  await tap(session, second)
  await expect.poll(count).toBe('5 + 0')
})

test('two-finger touches are not blocked, so pinch zoom works (AC-5)', async () => {
  const { page, session } = await guardedPage()
  await session.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
})

test('a tap on a label ticks its checkbox, even though the browser fires two clicks', async () => {
  const { page, session } = await guardedPage()
  const box = page.getByRole('checkbox')
  await tap(session, await middleOf(page.getByText(en('footer.terms'))))
  await expect.poll(() => box.isChecked()).toBe(true)
})

test('two quick taps on a list option both count', async () => {
  const { page, count, session } = await guardedPage()
  const point = await middleOf(page.getByRole('option'))
  await tap(session, point)
  await tap(session, point)
  await expect.poll(count).toBe('4 + 2')
})

test('a tap on a button right after a tap in a field counts', async () => {
  const { page, submit, count, session } = await guardedPage()
  const field = page.getByRole('textbox')
  await tap(session, await middleOf(field))
  await expect.poll(() => isFocused(field)).toBe(true)
  await tap(session, await middleOf(submit))
  await expect.poll(count).toBe('5 + 0')
})
