const textAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Yields every piece of text below a node, whether visible or only announced. */
function* textsIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    for (const name of textAttributes) yield node.getAttribute(name) ?? ''
    for (const child of node.childNodes) yield* textsIn(child)
  } else yield node.nodeValue ?? ''
}

/** All texts currently on the page. */
export function textsOnPage(): Set<string> {
  return new Set([...textsIn(document.body)].map((text) => text.trim()))
}

/** Records every text that appears in the page, however briefly. */
export function watchTexts() {
  const seen = new Set<string>()
  const record = (records: MutationRecord[]) => {
    for (const { target, attributeName, addedNodes, type } of records) {
      for (const node of addedNodes) for (const text of textsIn(node)) seen.add(text.trim())
      if (type === 'characterData') seen.add(target.nodeValue?.trim() ?? '')
      if (attributeName && target instanceof Element) seen.add(target.getAttribute(attributeName)?.trim() ?? '')
    }
  }
  const observer = new MutationObserver(record)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: textAttributes,
  })
  return {
    begin() {
      observer.takeRecords()
      seen.clear()
    },
    end(): Set<string> {
      record(observer.takeRecords())
      return new Set(seen)
    },
  }
}

/** A text at least this long does not occur inside another one by accident. */
const distinctiveLength = 6

/** Where a component splits a text to insert something, such as a link: a NUL, or a name between two NULs. */
const insertion = /\0(?:\w+\0)?/

/** Returns a test for whether a text occurs among the shown ones; if it is split, each of its pieces must. */
export function isAmong(shownTexts: ReadonlySet<string>): (text: string) => boolean {
  const all = [...shownTexts].join('\n')
  const isShown = (piece: string) =>
    shownTexts.has(piece) || ((piece.length >= distinctiveLength || !/\p{L}/u.test(piece)) && all.includes(piece))
  return (text) => text.split(insertion).every((piece) => isShown(piece.trim()))
}
