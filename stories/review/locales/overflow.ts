// Finds what does not fit in a page: text that is cut off, or that extends beyond the right edge.

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text}”`

const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth

/** Whether text at this place is partly hidden by an ancestor. What is hidden as a whole is hidden on purpose. */
function isCut(element: Element | null, text: DOMRect): boolean {
  if (!element) return false
  const { overflowX, overflowY, clipPath } = getComputedStyle(element)
  if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false
  const edge = element.getBoundingClientRect()
  // A font's line may be slightly higher than its letters.
  const isWider = overflowX !== 'visible' && (text.right > edge.right + 1 || text.left < edge.left - 1)
  const isHigher = overflowY !== 'visible' && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2)
  const isInView = text.left < edge.right && text.right > edge.left && text.top < edge.bottom && text.bottom > edge.top
  if (isWider || isHigher) return isInView && element.clientWidth > 1
  return isCut(element.parentElement, text)
}

/** Each visible text that is cut off. */
function* cutTexts(document: Document): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim()
    const element = node.parentElement
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    if (isCut(element, range.getBoundingClientRect())) yield words
  }
}

/** Describes everything in a page that overflows its width or is cut off, without duplicates. */
export function describeOverflow(document: Document): string[] {
  const root = document.documentElement
  const fields = Array.from(document.querySelectorAll('input')).filter(
    (field) => field.checkVisibility() && field.clientWidth > 1 && excess(field) > 1,
  )
  const cut = [...cutTexts(document), ...fields.map(({ value, placeholder }) => value || placeholder)]
  const wide = excess(root) > 1 ? [`The page is ${excess(root)} px wider than its frame.`] : []
  return [...wide, ...new Set(cut.map((words) => `${quote(words)} is cut off.`))]
}
