import type { Page } from 'playwright'

/**
 * Composes in the focused field as an input method does: each of the `steps` stands underlined in the field, then `result`
 * takes their place. Without a result the composition is left open.
 */
export async function compose(page: Page, steps: readonly string[], result?: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  if (result !== undefined) await session.send('Input.insertText', { text: result })
  await session.detach()
}

/** Puts a text on the clipboard and pastes it into the focused field, both by the keys that people press. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const handleCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', copied)
      event.preventDefault()
      event.stopPropagation()
    }
    // On the window, so that the page never hears of it.
    window.addEventListener('copy', handleCopy, { once: true, capture: true })
  }, text)
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
}
