import type { Page } from 'playwright'

/** Composes text in steps, like an input method. Commits `result` at the end, or nothing if `result` is omitted. */
export async function compose(page: Page, steps: readonly string[], result?: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  if (result !== undefined) await session.send('Input.insertText', { text: result })
  await session.detach()
}

/** Copies text and pastes it into the focused field with keyboard shortcuts. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const handleCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', copied)
      event.preventDefault()
      event.stopPropagation()
    }
    // Listens on the window, so that the page does not receive the event.
    window.addEventListener('copy', handleCopy, { once: true, capture: true })
  }, text)
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
}
