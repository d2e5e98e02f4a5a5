import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { paste } from './typing.ts'

const storybook = openStorybook()

/** The estimator's script, as named by the development server and the build. */
const estimator = /\/strength(?:\.ts|-[\w-]+\.js)/

function partsOf(page: Page) {
  return {
    password: page.getByLabel(en('new-password.label'), { exact: true }),
    confirmation: page.getByLabel(en('new-password.confirmation')),
    submit: page.getByRole('button', { name: en('dialog.ok') }),
    states: () => page.getByRole('listitem').evaluateAll((lines) => lines.map((line) => line.dataset.state)),
    focused: () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id),
  }
}

/** Pastes into a password field. Browsers do not copy from one, so the text is copied elsewhere. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.getByRole('list').click()
  await paste(page, text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
}

test('the user can type, show, confirm, correct and send a password by keyboard (WID-12, IN-4)', async () => {
  const page = await storybook.open('widgets-newpassword--empty')
  const { password, confirmation, states, focused } = partsOf(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('harbour')
  expect(await states()).toEqual(['open', 'open', 'met', 'met'])
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(en('new-password.show'))
  await page.keyboard.press('Space')
  expect(await password.getAttribute('type')).toBe('text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('harbour')
  await page.keyboard.press('Enter')
  await expect.poll(states).toEqual(['broken', 'broken', 'met', 'met'])
  expect(await focused()).toBe('choose-password')
  // Submitting hides the password, so that a password manager recognizes it (IN-4).
  expect(await password.getAttribute('type')).toBe('password')
  await page.keyboard.press('End')
  await page.keyboard.type('2024')
  expect(await states()).toEqual(['met', 'met', 'met', 'met'])
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('choose-password_confirmation')
  expect(await confirmation.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.press('End')
  await page.keyboard.type('2024')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0)
})

test('a paste into either field is not truncated, trimmed or converted to half width (IN-3, IM-2)', async () => {
  const page = await storybook.open('widgets-newpassword--empty')
  const { password, confirmation, states } = partsOf(page)
  const long = `a1${'x'.repeat(60)}`
  // The limit for password generators.
  expect(await password.getAttribute('maxlength')).toBe('32')
  await pasteInto(password, long)
  expect(await password.inputValue()).toBe(long)
  await pasteInto(confirmation, long)
  expect(await confirmation.inputValue()).toBe(long)
  await password.fill('')
  await pasteInto(password, 'ａｂｃｄ１２３４ ')
  expect(await password.inputValue()).toBe('ａｂｃｄ１２３４ ')
  expect(await states()).toEqual(['met', 'open', 'open', 'open'])
})

describe('the strength meter', () => {
  test('loads only when the user types, without shifting the layout', async () => {
    const page = await storybook.open('widgets-newpassword--empty', { isFresh: true })
    const { password, confirmation } = partsOf(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const before = await confirmation.boundingBox()
    await password.click()
    expect(requests.filter((url) => estimator.test(url))).toEqual([])
    await page.keyboard.type('Trout83Lantern')
    await page.getByText(en('new-password.strength.strong')).waitFor()
    expect(requests.filter((url) => estimator.test(url))).toHaveLength(1)
    expect(await confirmation.boundingBox()).toEqual(before)
    await password.fill('password1')
    await page.getByText(en('new-password.reason.common')).waitFor()
    expect(await confirmation.boundingBox()).toEqual(before)
  })

  test('is omitted if it fails to load', async () => {
    const page = await storybook.open('widgets-newpassword--empty', { isFresh: true })
    const { password, confirmation, states } = partsOf(page)
    await page.context().setOffline(true)
    const refused = page.waitForEvent('requestfailed', (request) => estimator.test(request.url()))
    await password.click()
    await page.keyboard.type('Trout83Lantern')
    await refused
    await confirmation.click()
    await page.keyboard.type('Trout83Lantern')
    await page.keyboard.press('Enter')
    expect(await states()).toEqual(['met', 'met', 'met', 'met'])
    expect(await page.getByText(en('new-password.strength.strong')).count()).toBe(0)
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
  })
})
