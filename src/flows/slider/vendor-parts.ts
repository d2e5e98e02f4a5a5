/** What every part of the popup has in its id. */
const partSelector = '[id^="aliyunCaptcha-"]'

/** What the script has put into the page, outermost elements only: a veil and a window, shown or not. */
export function vendorParts(): HTMLElement[] {
  const all = [...document.body.querySelectorAll<HTMLElement>(partSelector)]
  return all.filter((part) => !part.parentElement?.closest(partSelector))
}

/** What is seen of the popup now. */
export function visibleParts(): HTMLElement[] {
  return vendorParts().filter(
    (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility !== 'hidden',
  )
}

/** Tells what is seen of the popup each time that something has changed, until it is stopped. */
export function watchPopup(onChange: (shown: HTMLElement[]) => void): () => void {
  const look = () => onChange(visibleParts())
  const observer = new MutationObserver(look)
  const attributeFilter = ['class', 'style', 'hidden']
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
  look()
  return () => observer.disconnect()
}
