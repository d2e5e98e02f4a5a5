// Finds what does not fit in a page: text that is cut off, or that extends beyond the right edge.

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text}”`

/** Content for screen readers only is clipped on purpose. */
const isForScreenReaders = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** How a text is cut off by its ancestors; undefined if it is visible, can be scrolled to, or is hidden completely. */
function findLoss(element: Element, text: DOMRect, { body, documentElement, defaultView }: Document) {
  const cut = { width: 0, height: 0 }
  const isReachable = { width: false, height: false }
  for (let box: Element | null = element; box && box !== body && defaultView; box = box.parentElement) {
    const { overflowX, overflowY, clipPath } = defaultView.getComputedStyle(box)
    if (clipPath !== 'none') return undefined
    const edge = box.getBoundingClientRect()
    if (cuts(overflowX) || cuts(overflowY)) {
      const isBeside = text.left >= edge.right || text.right <= edge.left
      const isAboveOrBelow = text.top >= edge.bottom || text.bottom <= edge.top
      if (isForScreenReaders(box) || isBeside || isAboveOrBelow) return undefined
    }
    if (cuts(overflowX) && !isReachable.width)
      cut.width = Math.max(cut.width, text.right - edge.right, edge.left - text.left)
    if (cuts(overflowY) && !isReachable.height)
      cut.height = Math.max(cut.height, text.bottom - edge.bottom, edge.top - text.top)
    isReachable.width ||= scrolls(overflowX)
    isReachable.height ||= scrolls(overflowY)
  }
  const out = isReachable.width ? 0 : text.right - documentElement.clientWidth
  if (cut.width > 1) return `is cut off by ${Math.round(cut.width)} px in width.`
  if (out > 1) return `extends beyond the frame by ${Math.round(out)} px.`
  // A font's line may be slightly higher than its letters.
  return cut.height > 2 ? `is cut off by ${Math.round(cut.height)} px in height.` : undefined
}

/** Each visible text with its element and position. */
function* textsOf(document: Document): Generator<{ words: string; element: Element; box: DOMRect }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim()
    const element = node.parentElement
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    yield { words, element, box: range.getBoundingClientRect() }
  }
}

const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth

/** Fields that are too narrow for their placeholder or value. */
function findFields(document: Document): string[] {
  const fields = Array.from(document.querySelectorAll('input')).filter((field) => field.checkVisibility())
  return fields
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map((field) => `${quote(field.value || field.placeholder)} is cut off by ${excess(field)} px in its field.`)
}

/** Describes everything in a page that overflows its width or is cut off, without duplicates. */
export function describeOverflow(document: Document): string[] {
  const root = document.documentElement
  const wide = excess(root) > 1 ? [`The page is ${excess(root)} px wider than its frame.`] : []
  const texts = Array.from(textsOf(document)).flatMap(({ words, element, box }) => {
    const loss = findLoss(element, box, document)
    return loss ? [`${quote(words)} ${loss}`] : []
  })
  return [...new Set([...wide, ...texts, ...findFields(document)])]
}
