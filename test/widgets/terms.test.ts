import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { isFocused, openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('by keyboard: tick, read, untick', async () => {
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
  expect(await isFocused(privacy)).toBe(true)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await opened.waitForURL('**/privacy')
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  // The page with the form is unchanged.
  expect(await box.isChecked()).toBe(false)
})
