/** The older way, which asks for no permission and works on plain http: select, and let the browser copy what is selected. */
function copyBySelection(text: string, beside: Element): boolean {
  const copy = document.createElement('span')
  copy.textContent = text
  copy.style.cssText = 'position:fixed;opacity:0;white-space:pre;user-select:all;-webkit-user-select:all'
  // Beside the button: what stands outside of an open dialog may not be selected.
  beside.after(copy)
  const selection = getSelection()
  try {
    selection?.selectAllChildren(copy)
    return document.execCommand('copy')
  } finally {
    selection?.removeAllRanges()
    copy.remove()
  }
}

/** Puts a text on the clipboard, and says whether that worked. The focus stays where it is. */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, beside)
  }
}
