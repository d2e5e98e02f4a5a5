import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

/** Reads the clipboard by pasting it into a new field. */
async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    // If a dialog traps focus, only a field inside the dialog can receive focus.
    const parent = document.querySelector('[role="dialog"]') ?? document.body
    parent.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  return page.locator('textarea').last().inputValue()
}

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy key' })

/** Makes the Clipboard API fail, as on plain HTTP and in old web views, and puts unrelated text on the clipboard. */
async function disableClipboardApi(page: Page) {
  await page.evaluate(() => {
    const copyOther = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', 'something else')
      event.preventDefault()
    }
    window.addEventListener('copy', copyOther, { once: true, capture: true })
  })
  await page.keyboard.press('ControlOrMeta+c')
  await page.evaluate(() => {
    const reject = () => Promise.reject(new DOMException('rejected', 'NotAllowedError'))
    navigator.clipboard.writeText = reject
  })
}

test('the button copies with execCommand if the Clipboard API fails, even in a modal dialog, without moving focus', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect')
  await disableClipboardApi(page)
  await copyButton(page).focus()
  await page.keyboard.press('Space')
  await page.getByRole('status').getByText('Copied').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Copy key')
  expect(await readClipboard(page)).toBe('JBSWY3DPEHPK3PXP')
})

test('the button selects the key if the Clipboard API and execCommand fail, so that the user can copy the key with a shortcut', async () => {
  const page = await storybook.open('primitives-secretkey--shown')
  await disableClipboardApi(page)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copyButton(page).click()
  await page.getByRole('status').getByText('Copy it manually').waitFor()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await readClipboard(page)).toBe('JBSWY3DPEHPK3PXP')
})

test('clicking a secret key selects all of it, without the gaps between groups of characters', async () => {
  const page = await storybook.open('primitives-secretkey--shown')
  await disableClipboardApi(page)
  await page.getByText('EHPK', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await readClipboard(page)).toBe('JBSWY3DPEHPK3PXP')
})
