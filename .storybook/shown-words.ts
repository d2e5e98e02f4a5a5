const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** All that stands in a part of a page, be it drawn or only read out; piece by piece. */
function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    for (const name of spoken) yield node.getAttribute(name) ?? ''
    for (const child of node.childNodes) yield* wordsIn(child)
  } else yield node.nodeValue ?? ''
}

/** What stands in a page now. */
export function wordsNow(): Set<string> {
  return new Set([...wordsIn(document.body)].map((words) => words.trim()))
}

/** Notes whatever comes to stand in the page, for however short a time. */
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

/** From so many characters on, a text that stands within others is no accident. */
const tellingLength = 6

/** Where a component cuts a text to put something between, such as a link: a NUL, or a name between two of them. */
const cut = /\0(?:\w+\0)?/

/** Whether a text stands among these words; each of its pieces must, where it is cut. */
export function isAmong(words: ReadonlySet<string>): (text: string) => boolean {
  const all = [...words].join('\n')
  const isThere = (piece: string) =>
    words.has(piece) || ((piece.length >= tellingLength || !/\p{L}/u.test(piece)) && all.includes(piece))
  return (text) => text.split(cut).every((piece) => isThere(piece.trim()))
}
