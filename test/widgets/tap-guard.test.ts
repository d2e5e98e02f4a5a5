import type { CDPSession } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

async function openGuardedPage() {
  // The story's play function has clicked four times without touch, so the counter starts at 4.
  const page = await storybook.open('widgets-tapguard--without-touch', {
    viewport: { width: 390, height: 844 },
    isTouch: true,
  })
  return { page, session: await page.context().newCDPSession(page) }
}

/** Taps without the delay that Playwright adds. */
async function tap(session: CDPSession, point: { x: number; y: number }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('an immediate second tap has no effect, whether on the same button or on another (WID-17)', async () => {
  const { page, session } = await openGuardedPage()
  const centers = []
  for (const name of [en('login.submit'), en('login.submit'), en('dialog.ok')]) {
    const box = await page.getByRole('button', { name }).boundingBox()
    centers.push({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 })
  }
  for (const point of centers) await tap(session, point)
  await expect.poll(() => page.locator('output').textContent()).toBe('5')
})

test('the guard does not block two-finger touches, so pinch zoom works (AC-5)', async () => {
  const { page, session } = await openGuardedPage()
  await session.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
})
