import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

/** Returns the text that a key press or `execCommand` has copied, by pasting it into a field outside the app. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    // Focus is allowed here even while a dialog traps it.
    const place = document.querySelector('[role="dialog"]') ?? document.body
    place.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  return page.locator('textarea').last().inputValue()
}

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy key' })

/** A browser without the Clipboard API, as on plain http and in old web views, with something else on its clipboard. */
async function refuseClipboardApi(page: Page) {
  await page.evaluate(() => {
    const copyOther = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', 'something else')
      event.preventDefault()
    }
    window.addEventListener('copy', copyOther, { once: true, capture: true })
  })
  await page.keyboard.press('ControlOrMeta+c')
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    navigator.clipboard.writeText = refuse
  })
}

test('execCommand copies if the Clipboard API is refused, even inside a modal dialog, without moving focus', async () => {
  const page = await storybook.open('primitives-wizarddialog--connect')
  await refuseClipboardApi(page)
  await copyButton(page).focus()
  await page.keyboard.press('Space')
  await page.getByRole('status').getByText('Copied').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Copy key')
  expect(await pasted(page)).toBe('JBSWY3DPEHPK3PXP')
})

test('the key is selected if both are refused, so that the user can copy it with a shortcut', async () => {
  const page = await storybook.open('primitives-secretkey--shown')
  await refuseClipboardApi(page)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copyButton(page).click()
  await page.getByRole('status').getByText('Press Ctrl+C to copy').waitFor()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await pasted(page)).toBe('JBSWY3DPEHPK3PXP')
})

test('clicking in a key selects all of it, without the gaps', async () => {
  const page = await storybook.open('primitives-secretkey--shown')
  await refuseClipboardApi(page)
  await page.getByText('EHPK', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await pasted(page)).toBe('JBSWY3DPEHPK3PXP')
})
