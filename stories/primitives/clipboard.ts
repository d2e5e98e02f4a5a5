/** Replaces the browser's clipboard until the story ends. */
export function replaceClipboard(writeText: (text: string) => Promise<void>): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** Makes the browser refuse to copy, with the Clipboard API and with `execCommand`, until the story ends. */
export function refuseToCopy(): () => void {
  const restore = replaceClipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  document.execCommand = () => false
  return () => {
    Reflect.deleteProperty(document, 'execCommand')
    restore()
  }
}
