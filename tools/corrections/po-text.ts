// Reads and changes the texts of a PO file where they stand, and leaves every other byte as it is. Runs in a browser as well.

/** One text of a PO file; its words stand from one place of the file to another, quotes and all. */
type PoEntry = { id: string; text: string; from: number; to: number }

const named: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

const fromQuoted = (quoted: string) => quoted.replaceAll(/\\(.)/g, (_, one: string) => named[one] ?? one)

/** No text that is written holds more than this to be told apart: `judge` takes neither breaks nor tabs. */
const toQuoted = (text: string) => text.replaceAll(/[\\"]/g, (one) => `\\${one}`)

/** A keyword with its words, which may go on in the lines below. */
const statement = /^(msgid|msgstr) ((?:"(?:[^"\\\r\n]|\\.)*"[ \t]*(?:\r?\n(?="))?)+)/gm

/** The texts of a PO file in their order; the first of all, which only describes the file, is none. */
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

/** The file with other words for some ids. */
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
