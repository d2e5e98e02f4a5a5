import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose } from './typing.ts'

const storybook = openStorybook()

function getFormLocators(page: Page) {
  return {
    login: page.getByLabel(en('login.login.label')),
    password: page.getByLabel(en('login.password.label'), { exact: true }),
    submit: page.getByRole('button', { name: en('login.submit') }),
    /** The values that the form has sent, one line per submission. */
    sentValues: () => page.locator('form output p').allTextContents(),
  }
}

const isDisabled = async (submit: Locator) => (await submit.getAttribute('aria-disabled')) === 'true'

/** Without this option, Playwright would wait until the button is no longer `aria-disabled`. */
const evenIfDisabled = { force: true }

test('the form treats an autofilled field as filled even if the browser hides the value until the user interacts with the page (IN-5)', async () => {
  const page = await storybook.open('widgets-formrule--empty')
  const { submit } = getFormLocators(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const selector of ['#rule-login', '#rule-password']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
  }
  expect(await page.locator(':autofill').count()).toBe(2)
  await submit.hover(evenIfDisabled)
  await expect.poll(() => isDisabled(submit)).toBe(false)
})

test('the Enter key that ends a composition does not submit the form, but the next Enter does (IM-1)', async () => {
  const page = await storybook.open('widgets-formrule--empty')
  const { login, password, submit, sentValues } = getFormLocators(page)
  await password.fill('harbour2024')
  await login.click()
  await compose(page, ['m', 'mei'])
  // The form treats uncommitted text as a value.
  await expect.poll(() => isDisabled(submit)).toBe(false)
  // During a composition, browsers report Enter as the key `Process` with `keyCode` 229.
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await session.send('Input.insertText', { text: '梅' })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  expect(await login.inputValue()).toBe('梅')
  expect(await sentValues()).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(sentValues).toEqual(['1. 梅 harbour2024'])
})
