import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('by keyboard alone: open the details, copy them, try again', async () => {
  const page = await storybook.open('widgets-errorcard--no-answer')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(en('error-card.details'))
  await page.keyboard.press('Enter')
  await page.getByText('GET /security/get_devices').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Code: timeout\nRequest: GET \/security\/get_devices\nTime: .+ GMT\+8$/)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(en('error-card.retry'))
})

test.each([320, 390])('by touch at %i px: every target is one for a thumb, and nothing is cut off', async (width) => {
  const page = await storybook.open('widgets-errorcard--no-answer', { viewport: { width, height: 640 }, isTouch: true })
  await page.getByText(en('error-card.details')).tap()
  await page.getByText('GET /security/get_devices').waitFor()
  for (const target of [
    page.getByText(en('error-card.details')),
    page.getByRole('button', { name: en('error-card.retry') }),
  ]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test('trying again keeps the focus where it is', async () => {
  const page = await storybook.open('widgets-errorcard--retry')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(en('error-card.retry'))
})
