import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('a blocked page ignores on-screen keyboard input, and is unblocked when restored from the back/forward cache (WID-15, RS-3, RQ-7)', async () => {
  const page = await storybook.open('pages-login--submitting')
  await page.getByText(en('blocker.label')).waitFor()
  const login = page.getByRole('textbox', { name: en('login.login.label') })
  const typedLogin = await login.inputValue()
  await login.focus()
  await page.keyboard.insertText('x')
  expect(await login.inputValue()).toBe(typedLogin)
  await page.getByRole('region', { name: 'Notices (F8)' }).waitFor({ state: 'attached' })
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByText(en('blocker.label')).waitFor({ state: 'detached', timeout: 1000 })
  await login.fill('someone@example.com')
})
