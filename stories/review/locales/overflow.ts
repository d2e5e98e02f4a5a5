// Reports text that is truncated, and pages that are wider than their frame.

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text}”`

const getExcessWidth = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth

/** Returns whether an ancestor hides part of the text. Completely hidden text is intentional, so it is ignored. */
function isTruncated(element: Element | null, text: DOMRect): boolean {
  if (!element) return false
  const { overflowX, overflowY, clipPath } = getComputedStyle(element)
  if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false
  const box = element.getBoundingClientRect()
  // The text's rect may be slightly taller than its letters, so vertical overflow of up to 2 px is ignored.
  const isWider = overflowX !== 'visible' && (text.right > box.right + 1 || text.left < box.left - 1)
  const isTaller = overflowY !== 'visible' && (text.bottom > box.bottom + 2 || text.top < box.top - 2)
  const isInView = text.left < box.right && text.right > box.left && text.top < box.bottom && text.bottom > box.top
  if (isWider || isTaller) return isInView && element.clientWidth > 1
  return isTruncated(element.parentElement, text)
}

/** Yields every visible string that is truncated. */
function* findTruncatedStrings(document: Document): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const element = node.parentElement
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    if (isTruncated(element, range.getBoundingClientRect())) yield text
  }
}

/** Describes how far a page overflows its frame, and lists its truncated strings, without duplicates. */
export function describeOverflow(document: Document): string[] {
  const root = document.documentElement
  const fields = Array.from(document.querySelectorAll('input')).filter(
    (field) => field.checkVisibility() && field.clientWidth > 1 && getExcessWidth(field) > 1,
  )
  const truncated = [...findTruncatedStrings(document), ...fields.map(({ value, placeholder }) => value || placeholder)]
  const widthMessages = getExcessWidth(root) > 1 ? [`The page is ${getExcessWidth(root)} px wider than its frame.`] : []
  return [...widthMessages, ...new Set(truncated.map((text) => `${quote(text)} is truncated.`))]
}
