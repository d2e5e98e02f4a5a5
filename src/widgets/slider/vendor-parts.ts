const partSelector = '[id^="aliyunCaptcha-"]'

/** The outermost elements that the script added to the page, visible or not. */
export function vendorParts(): HTMLElement[] {
  const all = [...document.body.querySelectorAll<HTMLElement>(partSelector)]
  return all.filter((part) => !part.parentElement?.closest(partSelector))
}

export function visibleParts(): HTMLElement[] {
  return vendorParts().filter(
    (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility !== 'hidden',
  )
}

/** Reports the visible parts after every change; returns a function that stops it. */
export function watchPopup(onChange: (shown: HTMLElement[]) => void): () => void {
  const look = () => onChange(visibleParts())
  const observer = new MutationObserver(look)
  const attributeFilter = ['class', 'style', 'hidden']
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
  look()
  return () => observer.disconnect()
}
