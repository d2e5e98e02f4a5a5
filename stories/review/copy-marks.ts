/** A piece of a text: words as they are read, or what is filled in or chooses between words. */
export type Piece = { text: string; isValue: boolean }

/**
 * Tells the words of a text from its values, plurals and choices: inside of braces stands what to fill in, inside of
 * theirs again words.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  const add = (piece: string, isValue: boolean) => {
    const last = pieces.at(-1)
    if (last?.isValue === isValue) last.text += piece
    else pieces.push({ text: piece, isValue })
  }
  for (const one of text) {
    const isNumber = one === '#' && depth > 0
    const isBrace = one === '{' || one === '}'
    add(one, isBrace || isNumber || depth % 2 === 1)
    if (one === '{') depth++
    if (one === '}') depth--
  }
  return pieces
}
