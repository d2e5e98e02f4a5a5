import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose } from './typing.ts'

const storybook = openStorybook()

function partsOf(page: Page) {
  return {
    login: page.getByLabel(en('login.login.label')),
    password: page.getByLabel(en('login.password.label'), { exact: true }),
    submit: page.getByRole('button', { name: en('login.submit') }),
    /** What the form has sent, a line a submit. */
    sent: () => page.locator('form output p').allTextContents(),
  }
}

const isWaiting = async (submit: Locator) => (await submit.getAttribute('aria-disabled')) === 'true'

/** Playwright takes `aria-disabled` for disabled, and would wait for the button. */
const anyway = { force: true }

/** Writes into fields as a browser or an extension does that tells nobody. */
function fillSilently(page: Page, values: Record<string, string>) {
  return page.evaluate((all) => {
    for (const [id, value] of Object.entries(all)) {
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
  }, values)
}

test('by keyboard alone: fill in, press Enter, sent once (WID-14, IN-6)', async () => {
  const page = await storybook.open('widgets-formrule--empty')
  const { submit, sent } = partsOf(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('mei.lin@northwind.co')
  await page.keyboard.press('Enter')
  // Something is missing: the focus is there now, and nothing was sent.
  await page.keyboard.type('harbour2024')
  expect(await sent()).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(sent).toEqual(['1. mei.lin@northwind.co harbour2024'])
})

test('by touch: a tap on the waiting button opens the first empty field', async () => {
  const page = await storybook.open('widgets-formrule--empty', { isTouch: true, viewport: { width: 390, height: 700 } })
  const { login, password, submit, sent } = partsOf(page)
  await submit.tap(anyway)
  expect(await login.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('mei.lin@northwind.co')
  await password.tap()
  await page.keyboard.type('harbour2024')
  await submit.tap()
  await expect.poll(sent).toHaveLength(1)
})

describe('what is filled in without keys (IN-5)', () => {
  test('silently, and pressed at once: it is sent as it stands', async () => {
    const page = await storybook.open('widgets-formrule--empty')
    const { submit, sent } = partsOf(page)
    await fillSilently(page, { 'rule-login': 'mei', 'rule-second': 'harbour2024' })
    await submit.click(anyway)
    await expect.poll(sent).toEqual(['1. mei harbour2024'])
  })

  test('silently, and no render wipes it', async () => {
    const page = await storybook.open('widgets-formrule--empty')
    const { login, password } = partsOf(page)
    await fillSilently(page, { 'rule-login': 'mei' })
    await password.click()
    await page.keyboard.type('harbour2024')
    await page.getByRole('button', { name: en('login.password.show') }).click()
    expect(await login.inputValue()).toBe('mei')
    expect(await password.inputValue()).toBe('harbour2024')
  })

  test('by the browser, which shows no value before the person acts', async () => {
    const page = await storybook.open('widgets-formrule--empty')
    const { submit } = partsOf(page)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    for (const selector of ['#rule-login', '#rule-second']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
    }
    expect(await page.locator(':autofill').count()).toBe(2)
    await submit.hover(anyway)
    await expect.poll(() => isWaiting(submit)).toBe(false)
  })
})

test('Enter that ends a composition sends nothing, the next one does (IM-1)', async () => {
  const page = await storybook.open('widgets-formrule--empty')
  const { login, password, submit, sent } = partsOf(page)
  await password.fill('harbour2024')
  await login.click()
  await compose(page, ['m', 'mei'])
  // What stands underlined is in the field, so the field is not empty.
  await expect.poll(() => isWaiting(submit)).toBe(false)
  // The browser gives the page the key as the input method's own.
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await session.send('Input.insertText', { text: '梅' })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  expect(await login.inputValue()).toBe('梅')
  expect(await sent()).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(sent).toEqual(['1. 梅 harbour2024'])
})

test('on return from the back-forward cache the login stands, the password is gone and hidden (RS-3)', async () => {
  const page = await storybook.open('widgets-formrule--filled')
  const { login, password, submit } = partsOf(page)
  await page.getByRole('button', { name: en('login.password.show') }).click()
  expect(await password.inputValue()).toBe('harbour2024')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  expect([await login.inputValue(), await password.inputValue()]).toEqual(['mei.lin@northwind.co', ''])
  expect(await isWaiting(submit)).toBe(true)
})
