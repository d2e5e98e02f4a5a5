const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Yields every piece of text below a node, whether visible or only announced. */
function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    for (const name of spoken) yield node.getAttribute(name) ?? ''
    for (const child of node.childNodes) yield* wordsIn(child)
  } else yield node.nodeValue ?? ''
}

/** All texts in the page now. */
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
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: spoken })
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

/** A text at least this long that occurs inside another one is not there by accident. */
const tellingLength = 6

/** Where a component splits a text to insert something, such as a link: a NUL, or a name between two NULs. */
const cut = /\0(?:\w+\0)?/

/** Tests whether a text occurs among these words; if it is split, each of its pieces must. */
export function isAmong(words: ReadonlySet<string>): (text: string) => boolean {
  const all = [...words].join('\n')
  const isThere = (piece: string) =>
    words.has(piece) || ((piece.length >= tellingLength || !/\p{L}/u.test(piece)) && all.includes(piece))
  return (text) => text.split(cut).every((piece) => isThere(piece.trim()))
}
