const textAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Yields every piece of text below a node, whether visible or only announced. */
function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    for (const name of textAttributes) yield node.getAttribute(name) ?? ''
    for (const child of node.childNodes) yield* wordsIn(child)
  } else yield node.nodeValue ?? ''
}

/** All texts that are on the page now. */
export function wordsNow(): Set<string> {
  return new Set([...wordsIn(document.body)].map((words) => words.trim()))
}

/** Records every text that appears in the page, however briefly. */
export function watchWords() {
  const seen = new Set<string>()
  const note = (records: MutationRecord[]) => {
    for (const { target, attributeName, addedNodes, type } of records) {
      for (const node of addedNodes) for (const words of wordsIn(node)) seen.add(words.trim())
      if (type === 'characterData') seen.add(target.nodeValue?.trim() ?? '')
      if (attributeName && target instanceof Element) seen.add(target.getAttribute(attributeName)?.trim() ?? '')
    }
  }
  const observer = new MutationObserver(note)
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
      note(observer.takeRecords())
      return new Set(seen)
    },
  }
}

/** A text at least this long is not found inside another one by accident. */
const distinctiveLength = 6

/** Where a component splits a text to insert something, such as a link: a NUL, or a name between two NULs. */
const insertion = /\0(?:\w+\0)?/

/** Tests whether a text occurs among these words; if it is split, each of its pieces must. */
export function isAmong(words: ReadonlySet<string>): (text: string) => boolean {
  const all = [...words].join('\n')
  const isThere = (piece: string) =>
    words.has(piece) || ((piece.length >= distinctiveLength || !/\p{L}/u.test(piece)) && all.includes(piece))
  return (text) => text.split(insertion).every((piece) => isThere(piece.trim()))
}
