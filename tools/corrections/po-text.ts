// Reads and changes the texts of a PO file in place, leaving every other byte as it is. Also runs in a browser.

/** One text of a PO file; `from` and `to` are the offsets of its text in the file, including the quotes. */
type PoEntry = { id: string; text: string; from: number; to: number }

const named: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

const fromQuoted = (quoted: string) => quoted.replaceAll(/\\(.)/g, (_, one: string) => named[one] ?? one)

/** Nothing else needs escaping: `judge` rejects line breaks and tabs. */
const toQuoted = (text: string) => text.replaceAll(/[\\"]/g, (one) => `\\${one}`)

/** A keyword with its text, which may continue on the following lines. */
const statement = /^(msgid|msgstr) ((?:"(?:[^"\\\r\n]|\\.)*"[ \t]*(?:\r?\n(?="))?)+)/gm

/** The texts of a PO file in order, without the header, which has an empty id. */
export function readEntries(source: string): PoEntry[] {
  const entries: PoEntry[] = []
  let id = ''
  for (const { 0: whole, 1: keyword, 2: quoted = '', index } of source.matchAll(statement)) {
    const words = fromQuoted([...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, line]) => line).join(''))
    if (keyword === 'msgid') id = words
    else if (id !== '')
      entries.push({ id, text: words, from: index + 'msgstr '.length, to: index + whole.trimEnd().length })
  }
  return entries
}

/** Returns the file with new texts for the given ids. */
export function setTexts(source: string, texts: ReadonlyMap<string, string>): string {
  let result = ''
  let kept = 0
  for (const { id, from, to } of readEntries(source)) {
    const text = texts.get(id)
    if (text === undefined) continue
    result += `${source.slice(kept, from)}"${toQuoted(text)}"`
    kept = to
  }
  return result + source.slice(kept)
}
