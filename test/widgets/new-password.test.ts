import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { paste } from './typing.ts'

const storybook = openStorybook()

function getLocators(page: Page) {
  return {
    password: page.getByLabel(en('new-password.label'), { exact: true }),
    confirmation: page.getByLabel(en('new-password.confirmation')),
    states: () => page.getByRole('listitem').evaluateAll((lines) => lines.map((line) => line.dataset.state)),
  }
}

/** Pastes text into a password field. Copies it elsewhere first, since browsers block copying in password fields. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.getByRole('list').click()
  await paste(page, text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test('the fields do not truncate or trim pasted text, or convert it to half width (IN-3, IM-2)', async () => {
  const page = await storybook.open('widgets-newpassword--empty')
  const { password, confirmation, states } = getLocators(page)
  const longPassword = `a1${'x'.repeat(60)}`
  // This limit is only for password generators, and is removed on the first input.
  expect(await password.getAttribute('maxlength')).toBe('32')
  await pasteInto(password, longPassword)
  expect(await password.inputValue()).toBe(longPassword)
  await pasteInto(confirmation, longPassword)
  expect(await confirmation.inputValue()).toBe(longPassword)
  await password.fill('')
  await pasteInto(password, 'ａｂｃｄ１２３４ ')
  expect(await password.inputValue()).toBe('ａｂｃｄ１２３４ ')
  expect(await states()).toEqual(['met', 'pending', 'pending', 'pending'])
})

test('the widget omits the password strength if its estimator fails to load', async () => {
  const page = await storybook.open('widgets-newpassword--empty')
  const { password, confirmation, states } = getLocators(page)
  await page.context().setOffline(true)
  // The development server and the build name the estimator's script differently.
  const failure = page.waitForEvent('requestfailed', (request) => /\/strength(?:\.ts|-[\w-]+\.js)/.test(request.url()))
  await password.click()
  await page.keyboard.type('Trout83Lantern')
  await failure
  await confirmation.click()
  await page.keyboard.type('Trout83Lantern')
  await page.keyboard.press('Enter')
  expect(await states()).toEqual(['met', 'met', 'met', 'met'])
  expect(await page.getByText(en('new-password.strength.strong')).count()).toBe(0)
  expect(await page.locator('[aria-invalid]').count()).toBe(0)
})
