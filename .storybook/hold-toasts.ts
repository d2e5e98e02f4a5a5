/** Long enough for a new toast's region to add its pointer listeners, but much shorter than any toast's duration. */
const listenDelayMs = 100

const findToasts = () => document.querySelectorAll('[role="region"] li[data-state="open"]')

/**
 * Keeps every toast open, as hovering over it would (AC-3), so that reviewers have time to read it. Returns a
 * stop function, which does not close the toasts that are already open.
 */
export function holdToasts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hoverOverToasts = () => {
    for (const toast of findToasts()) toast.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  }
  const observer = new MutationObserver(() => {
    if (findToasts().length === 0) return
    clearTimeout(timer)
    timer = setTimeout(hoverOverToasts, listenDelayMs)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
