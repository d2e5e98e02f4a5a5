/** The legacy method, which needs no permission and works on plain http: select the text and run the copy command. */
function copyBySelection(text: string, beside: Element): boolean {
  const copy = document.createElement('span')
  copy.textContent = text
  copy.style.cssText = 'position:fixed;opacity:0;white-space:pre;user-select:all;-webkit-user-select:all'
  // Next to the button, because text outside an open dialog may not be selectable.
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

/** Copies a text to the clipboard and returns whether that worked. The focus does not move. */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, beside)
  }
}
