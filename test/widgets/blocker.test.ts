import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('input from an on-screen keyboard is blocked, and the fields keep their values (WID-15)', async () => {
  const page = await storybook.open('pages-login--submitting')
  await page.getByText(en('blocker.label')).waitFor()
  const login = page.getByRole('textbox', { name: en('login.login.label') })
  const typed = await login.inputValue()
  await login.focus()
  await page.keyboard.insertText('x')
  await page.keyboard.type('y')
  expect(await login.inputValue()).toBe(typed)
})

test('a page restored from the back-forward cache is not blocked (RS-3, RQ-7)', async () => {
  const page = await storybook.open('pages-login--submitting')
  await page.getByText(en('blocker.label')).waitFor()
  await page.getByRole('region', { name: 'Notices (F8)' }).waitFor({ state: 'attached' })
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByText(en('blocker.label')).waitFor({ state: 'detached', timeout: 1000 })
  await page.getByRole('textbox', { name: en('login.login.label') }).fill('someone@example.com')
})
