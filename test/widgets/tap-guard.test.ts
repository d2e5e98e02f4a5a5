import type { CDPSession, Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()
const phone = { viewport: { width: 390, height: 844 }, isTouch: true }

async function guardedPage() {
  const page = await storybook.open('widgets-tapguard--by-keyboard', phone)
  const count = page.locator('output')
  // The story itself has pressed four times; its last press is long over.
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
  if (!box) throw new Error('It is not there.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** One finger down and up, without the pause that Playwright makes before its taps. */
async function tap(session: CDPSession, point: Point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The page's own time between the last two touches, in ms: the machine may be slow. */
function watchTouches(page: Page) {
  return page.evaluate(() => {
    const ends: number[] = []
    window.addEventListener('touchend', ({ timeStamp }) => ends.push(timeStamp), true)
    Object.assign(window, { ends })
  })
}

const gap = (page: Page) =>
  page.evaluate(() => {
    const ends = Reflect.get(window, 'ends') as number[]
    return (ends.at(-1) ?? 0) - (ends.at(-2) ?? 0)
  })

test('a second tap within 300 ms does nothing, on the same button or another; one after it does (WID-17)', async () => {
  const { page, submit, other, count, session } = await guardedPage()
  await watchTouches(page)
  const [first, second] = [await middleOf(submit), await middleOf(other)]
  await tap(session, first)
  await tap(session, first)
  expect(await gap(page)).toBeLessThan(300)
  await expect.poll(count).toBe('5 + 0')
  await page.waitForTimeout(350)
  await tap(session, first)
  await tap(session, second)
  expect(await gap(page)).toBeLessThan(300)
  await expect.poll(count).toBe('6 + 0')
  await page.waitForTimeout(350)
  await tap(session, second)
  await expect.poll(count).toBe('7 + 0')
})

test('two fingers press nothing, whichever comes up first (WID-17)', async () => {
  const { page, submit, other, count, session } = await guardedPage()
  const [one, two] = [
    { ...(await middleOf(submit)), id: 1 },
    { ...(await middleOf(other)), id: 2 },
  ]
  for (const left of [one, two]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, two] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [left] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(400)
  }
  expect(await count()).toBe('4 + 0')
  await tap(session, one)
  await expect.poll(count).toBe('5 + 0')
})

test('pinch zoom works: nothing is taken from two fingers (AC-5)', async () => {
  const { page, session } = await guardedPage()
  await session.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
})

test('keys count at any pace, also right after a tap, and so does what assistive technology presses (AC-5)', async () => {
  const { page, submit, count, session } = await guardedPage()
  await tap(session, await middleOf(submit))
  await submit.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
  await submit.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(count).toBe('10 + 0')
})

test('a tap on a label ticks its box, though it clicks twice', async () => {
  const { page, session } = await guardedPage()
  const box = page.getByRole('checkbox')
  await tap(session, await middleOf(page.getByText(en('footer.terms'))))
  await expect.poll(() => box.isChecked()).toBe(true)
})

test('in a list the second of two taps counts', async () => {
  const { page, count, session } = await guardedPage()
  const point = await middleOf(page.getByRole('option'))
  await tap(session, point)
  await tap(session, point)
  await expect.poll(count).toBe('4 + 2')
})

test('a tap into a field, then at once on a button: both count', async () => {
  const { page, submit, count, session } = await guardedPage()
  const field = page.getByRole('textbox')
  await tap(session, await middleOf(field))
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await tap(session, await middleOf(submit))
  await expect.poll(count).toBe('5 + 0')
})
