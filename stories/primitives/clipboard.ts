/** Replaces the browser's clipboard. Returns a function that restores it. */
export function replaceClipboard(writeText: (text: string) => Promise<void>): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** Makes the Clipboard API and `execCommand` fail to copy. Returns a function that restores both. */
export function refuseToCopy(): () => void {
  const restore = replaceClipboard(() => Promise.reject(new DOMException('rejected', 'NotAllowedError')))
  document.execCommand = () => false
  return () => {
    Reflect.deleteProperty(document, 'execCommand')
    restore()
  }
}
