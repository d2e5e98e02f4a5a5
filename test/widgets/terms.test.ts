import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('by keyboard alone: tick, read, take back', async () => {
  const page = await storybook.open('widgets-terms--unticked', { isFresh: true })
  const box = page.getByRole('checkbox')
  const submit = page.getByRole('button', { name: en('login.register') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await box.isChecked()).toBe(true)
  expect(await submit.getAttribute('aria-disabled')).toBe(null)
  await page.keyboard.press('Space')
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const privacy = page.getByRole('link', { name: en('terms.privacy') })
  expect(await privacy.evaluate((link) => link === document.activeElement)).toBe(true)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await opened.waitForURL('**/privacy')
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  // The page with the form is as it was.
  expect(await box.isChecked()).toBe(false)
})

test('by touch: the words are part of the box, and all of it is high enough for a thumb (AC-5)', async () => {
  const page = await storybook.open('widgets-terms--unticked', { isTouch: true, viewport: { width: 390, height: 600 } })
  const box = page.getByRole('checkbox')
  const words = page.getByText('I agree to the')
  await words.tap({ position: { x: 8, y: 8 } })
  expect(await box.isChecked()).toBe(true)
  const label = await box.locator('xpath=ancestor::label').boundingBox()
  expect(label?.height).toBeGreaterThanOrEqual(44)
  await box.tap()
  expect(await box.isChecked()).toBe(false)
})

test('pressed without the tick: the box gets the focus and says why, once nothing else is missing', async () => {
  const page = await storybook.open('widgets-formrule--terms')
  const error = page.getByText(en('terms.error'))
  await page.getByRole('checkbox').check()
  await expect.poll(() => error.count()).toBe(0)
  await page.getByRole('checkbox').uncheck()
  await page.getByLabel(en('login.login.label')).fill('')
  await page.getByRole('button', { name: en('login.submit') }).click({ force: true })
  expect(await page.getByLabel(en('login.login.label')).evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  expect(await error.count()).toBe(0)
})
