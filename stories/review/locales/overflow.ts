// What does not fit in a page: text that is cut, and whatever stands out of the page's right edge.

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text}”`

/** A part that shows nothing but to those who hear the page is cut on purpose. */
const isForHearing = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** What becomes of a text in its surroundings; nothing where it shows, can be scrolled to, or is hidden as a whole. */
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
      if (isForHearing(box) || isBeside || isAboveOrBelow) return undefined
    }
    if (cuts(overflowX) && !isReachable.width)
      cut.width = Math.max(cut.width, text.right - edge.right, edge.left - text.left)
    if (cuts(overflowY) && !isReachable.height)
      cut.height = Math.max(cut.height, text.bottom - edge.bottom, edge.top - text.top)
    isReachable.width ||= scrolls(overflowX)
    isReachable.height ||= scrolls(overflowY)
  }
  const out = isReachable.width ? 0 : text.right - documentElement.clientWidth
  if (cut.width > 1) return `is cut by ${Math.round(cut.width)} px in its width.`
  if (out > 1) return `stands out of the frame by ${Math.round(out)} px.`
  // A font's line may be a little higher than the letters in it.
  return cut.height > 2 ? `is cut by ${Math.round(cut.height)} px in its height.` : undefined
}

/** Each text that is seen, with where it stands. */
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

/** Fields whose hint or value is longer than they are. */
function findFields(document: Document): string[] {
  const fields = Array.from(document.querySelectorAll('input')).filter((field) => field.checkVisibility())
  return fields
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map((field) => `${quote(field.value || field.placeholder)} is cut by its field by ${excess(field)} px.`)
}

/** Says in words what of a page overflows its width or is cut, each once; nothing where everything fits. */
export function describeOverflow(document: Document): string[] {
  const root = document.documentElement
  const wide = excess(root) > 1 ? [`The page is ${excess(root)} px wider than its frame.`] : []
  const texts = Array.from(textsOf(document)).flatMap(({ words, element, box }) => {
    const loss = findLoss(element, box, document)
    return loss ? [`${quote(words)} ${loss}`] : []
  })
  return [...new Set([...wide, ...texts, ...findFields(document)])]
}
